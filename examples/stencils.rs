//! Stencils and a convolution by windows. The extents of a window are in the type, so the loops over it have constant
//! trip counts.
//!
//! Each result is compared with that of a loop that computes neighbours by hand.

#![expect(clippy::print_stdout, reason = "an example prints to the terminal")]
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "loops over the extents of the indexed array"
)]
#![expect(clippy::panic_in_result_fn, reason = "an example with a wrong result must fail")]

use core::error::Error;

use shapewise::{Const, DenseView, Layout, Tensor, View, s, shape};

/// The mean of each inner element and its four neighbours.
fn five_points<L: Layout<2>>(field: &View<'_, f32, 2, L>) -> Result<Tensor<f32, 2>, Box<dyn Error>> {
    let windows = field.try_windows::<4, _>(shape![3, 3])?;
    let [rows, columns, ..] = windows.extents();
    Ok(Tensor::try_from_fn([rows, columns], |[i, j]| {
        let cross = [[1, 1], [0, 1], [2, 1], [1, 0], [1, 2]];
        cross.map(|[di, dj]| windows[[i, j, di, dj]]).iter().sum::<f32>() / 5.0
    })?)
}

/// The sum of each inner element of a cube and its 26 neighbours.
fn twenty_seven_points<L: Layout<3>>(cube: &View<'_, f32, 3, L>) -> Result<Tensor<f32, 3>, Box<dyn Error>> {
    let windows = cube.try_windows::<6, _>(shape![3, 3, 3])?;
    let [planes, rows, columns, ..] = windows.extents();
    Ok(Tensor::try_from_fn([planes, rows, columns], |[i, j, k]| {
        let mut sum = 0.0;
        for di in 0..3 {
            for dj in 0..3 {
                for dk in 0..3 {
                    sum += windows[[i, j, k, di, dj, dk]];
                }
            }
        }
        sum
    })?)
}

/// A 3 x 3 convolution: images in the order batch, row, column, channel (NHWC); weights row, column, channel in, channel out.
fn convolution<const IN: usize, const OUT: usize>(
    images: &DenseView<'_, f32, 4, (usize, usize, usize, Const<IN>)>,
    weights: &DenseView<'_, f32, 4, (Const<3>, Const<3>, Const<IN>, Const<OUT>)>,
) -> Result<Tensor<f32, 4>, Box<dyn Error>> {
    // A window over rows and columns; the batch and the channels are entire axes.
    let windows = images.try_windows::<8, _>((Const::<1>, Const::<3>, Const::<3>, Const::<IN>))?;
    let [batch, rows, columns, ..] = windows.extents();
    let mut out = Tensor::try_filled([batch, rows, columns, OUT], 0.0)?;
    for b in 0..batch {
        for i in 0..rows {
            for j in 0..columns {
                // The window at [i, j], and one sum for each output channel.
                let window = windows.slice(s![b, i, j, 0, 0, :, :, :]);
                let mut sums = [0.0; OUT];
                for di in 0..3 {
                    for dj in 0..3 {
                        for channel in 0..IN {
                            let input = window[[di, dj, channel]];
                            for (to, sum) in sums.iter_mut().enumerate() {
                                *sum += input * weights[[di, dj, channel, to]];
                            }
                        }
                    }
                }
                for (to, sum) in sums.into_iter().enumerate() {
                    out[[b, i, j, to]] = sum;
                }
            }
        }
    }
    Ok(out)
}

/// The greatest difference between two arrays that should be equal.
fn worst(pairs: impl Iterator<Item = (f32, f32)>) -> f32 {
    pairs.map(|(left, right)| (left - right).abs()).fold(0.0, f32::max)
}

/// Numbers from 0 to 1 without an obvious pattern.
fn numbers(count: usize) -> Vec<f32> {
    (0..count).map(|at| f32::from(u8::try_from(at * 37 % 101).unwrap_or_default()) / 101.0).collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let memory = numbers(64 * 48);
    let field = View::new(&memory, shape![64, 48])?;
    let means = five_points(&field)?;
    let at = |i: usize, j: usize| memory[i * 48 + j];
    let off = worst(means.indices().map(|[i, j]| {
        let sum = at(i + 1, j + 1) + at(i, j + 1) + at(i + 2, j + 1) + at(i + 1, j) + at(i + 1, j + 2);
        (means[[i, j]], sum / 5.0)
    }));
    println!("5 points   {:?} of {:?}, off by at most {off:e}", means.extents(), field.extents());
    assert!(off < 1e-6, "means differ from those of the loop");

    let memory = numbers(20 * 20 * 20);
    let cube = View::new(&memory, shape![20, 20, 20])?;
    let sums = twenty_seven_points(&cube)?;
    let off = worst(sums.indices().map(|[i, j, k]| {
        let around = |at: usize| memory[((i + at / 9) * 20 + j + at / 3 % 3) * 20 + k + at % 3];
        (sums[[i, j, k]], (0..27).map(around).sum())
    }));
    println!("27 points  {:?} of {:?}, off by at most {off:e}", sums.extents(), cube.extents());
    assert!(off < 1e-4, "sums differ from those of the loop");

    let (images, weights) = (numbers(2 * 16 * 16 * 3), numbers(3 * 3 * 3 * 4));
    let (batch, rows, columns) = (2, 16, 16);
    let images = View::new(&images, shape![batch, rows, columns, 3])?;
    let weights = View::new(&weights, shape![3, 3, 3, 4])?;
    let out = convolution(&images, &weights)?;
    let off = worst(out.indices().map(|[b, i, j, to]| {
        let mut sum = 0.0;
        for [di, dj, channel] in all_of_27() {
            sum += images[[b, i + di, j + dj, channel]] * weights[[di, dj, channel, to]];
        }
        (out[[b, i, j, to]], sum)
    }));
    println!("3x3 NHWC   {:?} of {:?}, off by at most {off:e}", out.extents(), images.extents());
    assert!(off < 1e-4, "the convolution differs from that of the loop");
    Ok(())
}

/// All indices of 3 x 3 x 3.
fn all_of_27() -> impl Iterator<Item = [usize; 3]> {
    (0..27).map(|at| [at / 9, at / 3 % 3, at % 3])
}
