//! Rule: operands are views, tensors and numbers. First line: "cannot add"

use shapewise::{Tensor, ViewMut};

fn plus_one(matrix: ViewMut<'_, f32, 2>) -> Tensor<f32, 2> {
    matrix + 1.0
}

fn main() {}
