//! Rule: an argument has the rank and the elements of the signature. First line: "expected an array of rank 2 with elements `f32`"

use shapewise::{Extents, Tensor, array::AsTyped};

fn luma(pixels: impl AsTyped<f32, 2, Extents![usize, 3]>) -> f32 {
    pixels.typed_view().sum()
}

fn sum(x: &Tensor<f64, 3>) -> f32 {
    luma(x)
}

fn main() {}
