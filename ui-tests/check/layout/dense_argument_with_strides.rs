//! Rule: an argument is row-major by type. First line: "this layout of rank 2 is not known to be row-major and without gaps"

use shapewise::{Const, Extents, TypedView, array::AsDense};

fn luma(pixels: impl AsDense<f32, 2, Extents![usize, 3]>) -> f32 {
    pixels.dense_view().sum()
}

fn sum(x: &TypedView<'_, f32, 2, (usize, Const<3>)>) -> f32 {
    luma(x)
}

fn main() {}
