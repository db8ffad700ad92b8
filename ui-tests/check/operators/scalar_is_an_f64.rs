//! Rule: a number has the element type. First line: "`f64` cannot be combined with a tensor of rank 2"

use shapewise::{Tensor, View};

fn scaled(matrix: View<'_, f32, 2>, factor: f64) -> Tensor<f32, 2> {
    matrix * factor
}

fn main() {}
