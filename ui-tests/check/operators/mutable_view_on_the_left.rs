//! Rule: operands are views, tensors and numbers. First line: "cannot add `{float}` to `ViewMut<'_, f32, 2>`"

use shapewise::{Tensor, ViewMut};

fn plus_one(matrix: ViewMut<'_, f32, 2>) -> Tensor<f32, 2> {
    matrix + 1.0
}

fn main() {}
