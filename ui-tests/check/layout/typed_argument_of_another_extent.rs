//! Rule: an argument has the extents of the signature. First line: "axis 1 has extent 4, and 3 is expected"

use shapewise::{Const, DenseTensor, Extents, array::AsTyped};

fn luma(pixels: impl AsTyped<f32, 2, Extents![usize, 3]>) -> f32 {
    pixels.typed_view().sum()
}

fn sum(x: &DenseTensor<f32, 2, (usize, Const<4>)>) -> f32 {
    luma(x)
}

fn main() {}
