//! Arrays whose memory order differs from their logical order: sums of permuted views, transposed copies and additions.

use shapewise::{View, ViewMut, axes};

use super::{Kernel, elements};

/// The side of a cube, and of a square.
const CUBE: usize = 32;
const SIDE: usize = 256;

#[inline(never)]
#[unsafe(no_mangle)]
pub fn sum_permuted_ours(v: View<'_, f64, 3>) -> f64 {
    v.sum()
}

/// In eight sums, in memory order.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn sum_permuted_hand(v: &[f64]) -> f64 {
    let mut sums = [0.0; 8];
    let (blocks, rest) = v.as_chunks::<8>();
    for block in blocks {
        for (sum, element) in sums.iter_mut().zip(block) {
            *sum += element;
        }
    }
    sums.iter().chain(rest).sum()
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn transpose_ours(from: View<'_, f32, 2>, mut to: ViewMut<'_, f32, 2>) {
    to.try_assign(&from).unwrap();
}

/// In blocks of 16 x 16: a cache line of the source for each of the target.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn transpose_hand(from: &[f32], to: &mut [f32], side: usize) {
    for i in (0..side).step_by(16) {
        for j in (0..side).step_by(16) {
            for row in i..i + 16 {
                for (column, to) in to[row * side + j..][..16].iter_mut().enumerate() {
                    *to = from[(j + column) * side + row];
                }
            }
        }
    }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_across_ours(a: View<'_, f32, 2>, b: View<'_, f32, 2>, mut to: ViewMut<'_, f32, 2>) {
    to.zip_from(&a, &b, |x, y| x + y);
}

/// In blocks of 16 x 16.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_across_hand(a: &[f32], b: &[f32], to: &mut [f32], side: usize) {
    for i in (0..side).step_by(16) {
        for j in (0..side).step_by(16) {
            for row in i..i + 16 {
                let (a, to) = (&a[row * side + j..][..16], &mut to[row * side + j..][..16]);
                for ((column, to), x) in to.iter_mut().enumerate().zip(a) {
                    *to = x + b[(j + column) * side + row];
                }
            }
        }
    }
}

fn run_sum(name: &str) -> f64 {
    let data = elements::<f64>(CUBE * CUBE * CUBE);
    let view = View::new(&data, [CUBE; 3]).unwrap().permute(axes![2, 0, 1]).ranked();
    match name {
        "sum_permuted_ours" => sum_permuted_ours(view),
        _ => sum_permuted_hand(&data),
    }
}

fn run_across(name: &str) -> f64 {
    let (a, b) = (elements::<f32>(SIDE * SIDE), elements::<f32>(SIDE * SIDE + 1));
    let mut out = vec![0.0; SIDE * SIDE];
    {
        let (a_view, to) = (View::new(&a, [SIDE; 2]).unwrap(), ViewMut::new(&mut out, [SIDE; 2]).unwrap());
        let across = View::new(&b, [SIDE; 2]).unwrap().transpose();
        match name {
            "transpose_ours" => transpose_ours(across, to),
            "add_across_ours" => add_across_ours(a_view, across, to),
            "transpose_hand" => transpose_hand(&b, &mut out, SIDE),
            _ => add_across_hand(&a, &b, &mut out, SIDE),
        }
    }
    out.iter().zip((1..90_u8).cycle()).map(|(&x, weight)| f64::from(x) * f64::from(weight)).sum()
}

pub fn kernels() -> Vec<Kernel> {
    let kernel = |kernel, ours, hand, bar, run| Kernel { kernel, level: "ranked", ours, hand, bar, run };
    vec![
        kernel("sum of 32^3 f64, permuted", "sum_permuted_ours", "sum_permuted_hand", Some(1.15), run_sum),
        kernel("transpose of 256x256 f32, assign", "transpose_ours", "transpose_hand", Some(1.0), run_across),
        // More instructions, less time: what determines the time is not counted here.
        kernel("a + transpose of b, 256x256 f32", "add_across_ours", "add_across_hand", None, run_across),
    ]
}
