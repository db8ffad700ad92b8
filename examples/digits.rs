//! Handwritten digits, read by a network of two layers: every shape is checked before the program runs, save the ones
//! that only a file knows, and those are checked once.
//!
//! ```text
//! cargo run --release --example digits [digits.safetensors [mlp.safetensors]]
//!
//! images [n, 8, 8] -> [n, 64] -> normalised -> @ w1 [64, 48] + b1 -> ReLU -> @ w2 [48, 10] + b2 -> [n, 10] -> answers [n]
//! ```
//!
//! The program checks itself: it fails if its answers are not those that are stored with the weights.
#![expect(clippy::print_stdout, reason = "an example is there to be read in a terminal")]
#![expect(
    clippy::arithmetic_side_effects,
    reason = "operators on tensors: the types agree, and the batch is one; the rest are floats and small counts"
)]

use core::{error::Error, hint::black_box, time::Duration};
use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

use safetensors::{Dtype, SafeTensors};
use shapewise::{Const, Extent, Extents, One, RowMajor, Shape, Tensor, View, ViewError, s};

/// Any error, as what it says.
type Result<T, E = Box<dyn Error>> = core::result::Result<T, E>;
/// Elements of their own, row-major, with the extents `E`: `Dense<f32, 2, Extents![usize, 64]>`.
type Dense<T, const R: usize, E> = Tensor<T, R, RowMajor<R, E>>;
/// The same over memory of somebody else.
type Borrowed<'a, T, const R: usize, E> = View<'a, T, R, RowMajor<R, E>>;

/// How many of the held-out digits the stored network answers rightly.
const RIGHT: u32 = 491;
/// How far a sum of 64 products may be from NumPy's, which adds in another order.
const TOLERANCE: f32 = 1e-4;

/// The network. A weight in another's place does not compile: their shapes are their types.
struct Mlp {
    mean: Dense<f32, 2, Extents![1, 64]>,
    std: Dense<f32, 2, Extents![1, 64]>,
    w1: Dense<f32, 2, Extents![64, 48]>,
    b1: Dense<f32, 2, Extents![1, 48]>,
    w2: Dense<f32, 2, Extents![48, 10]>,
    b2: Dense<f32, 2, Extents![1, 10]>,
}

impl Mlp {
    /// The weights of a file. What each must look like is said once, by the fields.
    fn read(file: &File<'_>) -> Result<Self> {
        Ok(Self {
            mean: file.row("mean")?,
            std: file.row("std")?,
            w1: file.tensor("w1")?,
            b1: file.row("b1")?,
            w2: file.tensor("w2")?,
            b2: file.row("b2")?,
        })
    }

    /// Ten scores for each image. Rows of extent `[1, n]` broadcast over the batch.
    fn forward(&self, images: &Dense<f32, 2, Extents![usize, 64]>) -> Result<Dense<f32, 2, Extents![usize, 10]>, ViewError> {
        let images = (images - &self.mean) / &self.std;
        let hidden = matmul(images.view(), self.w1.view())? + &self.b1;
        let hidden = hidden.view().map(|sum| sum.max(0.0));
        Ok(matmul(hidden.view(), self.w2.view())? + &self.b2)
    }
}

/// `[m, k] @ [k, n] = [m, n]`: the inner extents are one parameter, so they cannot differ.
fn matmul<M: Extent, const K: usize, const N: usize>(
    left: Borrowed<'_, f32, 2, Extents![M, { K }]>,
    right: Borrowed<'_, f32, 2, Extents![{ K }, { N }]>,
) -> Result<Dense<f32, 2, Extents![M, { N }]>, ViewError> {
    let (m, _) = left.layout().shape().typed_extents();
    let mut product = Vec::with_capacity(m.get() * N);
    for row in left.rows() {
        // The length of the sums is in the type, so they stay in registers while the rows of `right` go by.
        let mut sums = [0.0; N];
        for (x, weights) in row.iter().zip(right.rows()) {
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += x * weight;
            }
        }
        product.extend_from_slice(&sums);
    }
    Tensor::new(product, (m, Const))
}

/// The class with the highest score, for each row.
fn argmax<const C: usize>(scores: &Dense<f32, 2, Extents![usize, { C }]>) -> Vec<usize> {
    let best = |row: &[f32]| (0..).zip(row).max_by(|(_, a), (_, b)| a.total_cmp(b)).map_or(C, |(class, _)| class);
    scores.view().rows().map(best).collect()
}

/// The digits that were held out from training.
struct Digits {
    images: Dense<u8, 3, Extents![usize, 8, 8]>,
    labels: Vec<usize>,
}

impl Digits {
    /// The rows `test` of all images and labels, as NumPy's `images[test]`.
    fn read(file: &File<'_>) -> Result<Self> {
        let images: Borrowed<'_, u8, 3, Extents![usize, 8, 8]> = file.bytes("images")?;
        let labels: Borrowed<'_, u8, 1, Extents![usize]> = file.bytes("labels")?;
        let test: Dense<i32, 1, Extents![usize]> = file.tensor("test")?;

        let (mut pixels, mut answers) = (Vec::new(), Vec::new());
        for &row in &test.view() {
            pixels.extend(images.try_slice(s![row, :, :])?);
            answers.push(usize::from(labels.try_slice(s![row])?[[]]));
        }
        Ok(Self { images: Tensor::new(pixels, (answers.len(), Const, Const))?, labels: answers })
    }

    /// Prints some images side by side, with label and answer.
    fn print(&self, answers: &[usize], shown: &[usize]) {
    }
}

fn main() -> ExitCode {
    todo!()
}
