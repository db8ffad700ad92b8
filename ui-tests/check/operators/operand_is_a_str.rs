//! Rule: an operand is a view, a tensor or a number. First line: "`&str` cannot be combined with a tensor of rank 2"

use shapewise::{Tensor, View};

fn shifted(matrix: View<'_, f32, 2>) -> Tensor<f32, 2> {
    matrix - "1.0"
}

fn main() {}
