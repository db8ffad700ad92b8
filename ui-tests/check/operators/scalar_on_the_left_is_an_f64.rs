//! Rule: a number has the element type. First line: "mismatched types"

use shapewise::{Tensor, View};

fn scaled(factor: f64, matrix: View<'_, f32, 2>) -> Tensor<f32, 2> {
    factor * matrix
}

fn main() {}
