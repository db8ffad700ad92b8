//! An image pipeline: the edges of a picture, from the pixels of the crate `image` and back to them.
//!
//! ```text
//! cargo run --release --features image --example images
//!
//! RgbImage      pixels       grey         blurred             edges               GrayImage
//! 72 x 32   ->  [h, w, 3] -> [h, w]    -> [h - 2, w - 2]   -> [h - 4, w - 4]  ->  68 x 28
//!               x [3]        3 x 3 mean   3 x 3 differences
//! ```
//!
//! The number of channels is in the type of the image, and so in the type of the array: weights for four channels do not compile.
#![expect(clippy::print_stdout, reason = "an example prints to the terminal")]
#![expect(clippy::arithmetic_side_effects, reason = "floats, and arrays that agree by type")]

use core::error::Error;
use std::process::ExitCode;

use image::{GrayImage, Rgb, RgbImage};
use shapewise::{Axis, Extents, Float, Tensor, View, s, shape};

type Result<T, E = Box<dyn Error>> = core::result::Result<T, E>;

/// How much each channel adds to the brightness.
const WEIGHTS: [f32; 3] = [0.299, 0.587, 0.114];
/// Differences from left to right. Those from top to bottom are its transpose.
const ACROSS: [[f32; 3]; 3] = [[-1.0, 0.0, 1.0], [-2.0, 0.0, 2.0], [-1.0, 0.0, 1.0]];

/// A disc and a square on a dark ground.
fn picture() -> RgbImage {
    RgbImage::from_fn(72, 32, |x, y| {
        let [x, y] = [x, y].map(|at| f32::from(u8::try_from(at).unwrap_or(u8::MAX)));
        if (x - 20.0).hypot(y - 16.0) < 11.0 {
            Rgb([230, 190, 60])
        } else if (x - 52.0).abs() < 10.0 && (y - 16.0).abs() < 9.0 {
            Rgb([60, 120, 220])
        } else {
            Rgb([20, 20, 30])
        }
    })
}

/// `[h, w, 3] -> [h, w]`, brightness from 0 to 1.
fn grey(pixels: View<'_, u8, 3, shapewise::RowMajor<3, Extents![usize, usize, 3]>>) -> Tensor<f32, 2> {
    let weights = View::from(&WEIGHTS);
    let weighted = pixels.map(|&x| f32::from(x) / 255.0) * weights.align_trailing();
    weighted.sum_axis(Axis::<2>).into_ranked()
}

/// `[h, w], [3, 3] -> [h - 2, w - 2]`: the sum of each window, by the weights of a kernel.
fn convolve(image: &Tensor<f32, 2>, kernel: View<'_, f32, 2>) -> Tensor<f32, 2> {
    let windows = image.windows(shape![3, 3]);
    let [rows, columns, ..] = windows.extents();
    // A window and the kernel have the same shape, so the product exists.
    Tensor::from_fn([rows, columns], |[i, j]| windows.slice(s![i, j]).inner_product(&kernel))
}

/// The brightness of each edge, as an image of one channel.
fn edges(image: &RgbImage) -> Result<GrayImage> {
    let grey = grey(View::from_image(image));
    let mean = Tensor::filled([3, 3], 1.0 / 9.0);
    let blurred = convolve(&grey, mean.ranked());
    let across = View::from(&ACROSS);
    let (x, y) = (convolve(&blurred, across.ranked()), convolve(&blurred, across.transpose().ranked()));
    let strength = x.zip_map(&y, |x, y| x.hypot(*y));
    let largest = strength.max_by(f32::nan_last).unwrap_or(1.0);
    #[expect(
        clippy::as_conversions,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 0 to 255"
    )]
    let shades = strength.map(|x| (255.0 * x / largest) as u8);
    // One channel: `[h, w]` is `[h, w, 1]`.
    Ok(shades.slice(s![.., NewAxis]).to_tensor().into_image()?)
}

fn run() -> Result<()> {
    let image = picture();
    let edges = edges(&image)?;
    let view = View::from_image(&edges);
    // A character is twice as high as wide.
    for row in view.slice(s![..;2, :, 0]).outer_iter() {
        let shade = |&x: &u8| match x {
            0..48 => ' ',
            48..128 => '.',
            128..208 => 'o',
            208.. => '#',
        };
        println!("{}", row.iter().map(shade).collect::<String>());
    }
    let bright = view.iter().filter(|x| **x > 127).count();
    println!("{} x {}, {bright} bright pixels", edges.width(), edges.height());
    // Nothing has an edge in the middle of the disc and of the square, and both have one at their left.
    let inside = [view.get([14, 18, 0]), view.get([14, 50, 0])];
    let border = [view.slice(s![14, ..18, 0]).iter().max(), view.slice(s![14, 36..50, 0]).iter().max()];
    match (inside, border) {
        ([Some(0), Some(0)], [Some(128..), Some(128..)]) => Ok(()),
        _ => Err(format!("edges at {border:?} of the border and {inside:?} inside").into()),
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
