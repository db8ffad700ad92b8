//! A blocked matrix product with packed panels, without `unsafe`: layouts of modes say how a block is packed, and a copy packs it.
//!
//! `cargo run --release --example gemm`, and with `RUSTFLAGS="-C target-cpu=native"` for vectors of this machine.
#![expect(clippy::print_stdout, reason = "an example prints to the terminal")]
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "loops over arrays and blocks that divide"
)]
#![expect(clippy::panic_in_result_fn, reason = "an example with a wrong result must fail")]

use core::error::Error;
use std::time::Instant;

use shapewise::{Tensor, View};

use shapewise_algebra::{Modes, or_fail};

/// Rows and columns of a product in registers.
const MR: usize = 4;
const NR: usize = 16;
/// Rows of the left matrix and the inner extent of a block that stays in the cache.
const MC: usize = 128;
const KC: usize = 256;

/// Panels of `MR` rows, column by column: copies of a panel below each other.
const LEFT: Modes<2> = or_fail(
    or_fail(Modes::strided([MR, KC], [1, MR.cast_signed()]))
        .blocked_product(&or_fail(Modes::row_major([MC / MR, 1]))),
);

/// `a * b + c`, in one instruction where there is one.
#[inline(always)]
fn multiply_add(a: f32, b: f32, c: f32) -> f32 {
    if cfg!(target_feature = "fma") { a.mul_add(b, c) } else { a * b + c }
}

/// The product of two panels.
#[inline(never)]
fn kernel(left: &[[f32; MR]], right: &[[f32; NR]]) -> [[f32; NR]; MR] {
    let mut sums = [[0.0; NR]; MR];
    for (left, right) in left.iter().zip(right) {
        for i in 0..MR {
            for j in 0..NR {
                sums[i][j] = multiply_add(left[i], right[j], sums[i][j]);
            }
        }
    }
    sums
}

/// The product of matrices whose extents are multiples of the blocks.
fn product(left: &View<'_, f32, 2>, right: &View<'_, f32, 2>) -> Result<Tensor<f32, 2>, Box<dyn Error>> {
    let ([rows, _], [_, columns]) = (left.extents(), right.extents());
    let mut out = Tensor::zeros([rows, columns]);
    let memory = out.as_slice_mut();
    // Panels of `NR` columns, row by row: copies next to each other.
    let packing = Modes::row_major([KC, NR])?.blocked_product(&Modes::row_major([1, columns / NR])?)?;
    let blocks = left.try_tiles([MC, KC])?;
    for (p, block) in right.try_tiles([KC, columns])?.enumerate() {
        let right = block.to_tiled(packing)?;
        for i in 0..rows / MC {
            let Some(block) = blocks.tile([i, p]) else { continue };
            let left = block.to_tiled(LEFT)?;
            for (j, right) in right.as_memory().as_chunks::<NR>().0.chunks_exact(KC).enumerate() {
                for (panel, left) in left.as_memory().as_chunks::<MR>().0.chunks_exact(KC).enumerate() {
                    let sums = kernel(left, right);
                    for (row, sums) in sums.iter().enumerate() {
                        let begin = (i * MC + panel * MR + row) * columns + j * NR;
                        for (to, sum) in memory[begin..begin + NR].iter_mut().zip(sums) {
                            *to += sum;
                        }
                    }
                }
            }
        }
    }
    Ok(out)
}

/// A number around 0.
fn small(number: usize) -> f32 {
    u16::try_from(number).map_or(0.0, f32::from) - 6.0
}

fn main() -> Result<(), Box<dyn Error>> {
    let n = if cfg!(debug_assertions) { 256 } else { 512 };
    let left = Tensor::from_fn([n, n], |[i, j]| small((i * 7 + j * 3) % 11));
    let right = Tensor::from_fn([n, n], |[i, j]| small((i * 5 + j) % 13));
    assert_eq!(product(&left.view(), &right.view())?, left.matmul(&right), "small integers are exact");
    let seconds = |run: &dyn Fn()| {
        let times = (0..5).map(|_| {
            let start = Instant::now();
            run();
            start.elapsed().as_secs_f64()
        });
        times.fold(f64::MAX, f64::min)
    };
    let ours = seconds(&|| drop(product(&left.view(), &right.view())));
    let theirs = seconds(&|| drop(left.matmul(&right)));
    println!(
        "{n}^3: {:.2} ms packed, {:.2} ms by `matmul`, ratio {:.2}",
        ours * 1e3,
        theirs * 1e3,
        ours / theirs
    );
    Ok(())
}
