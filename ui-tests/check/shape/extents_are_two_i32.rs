//! Rule: extents are `usize`, `Const<N>` or `One`. First line: "expected extents, found `(i32, i32)`"

use shapewise::{Tensor, shape};

fn blank(height: i32, width: i32) -> Tensor<f64, 2> {
    Tensor::filled(shape![height, width], 0.0)
}

fn main() {}
