//! Rule: an argument's type knows the extents of the signature. First line: "axis 1 has extent `usize`, and 3 is expected"

use shapewise::{Extents, Tensor, array::AsTyped};

fn luma(pixels: impl AsTyped<f32, 2, Extents![usize, 3]>) -> f32 {
    pixels.typed_view().sum()
}

fn sum(x: &Tensor<f32, 2>) -> f32 {
    luma(x)
}

fn main() {}
