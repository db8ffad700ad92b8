//! Rule: a number has the element type. First line: "`{integer}` cannot be combined with a tensor of rank 2"

use shapewise::{Tensor, View};

fn twice(matrix: View<'_, f32, 2>) -> Tensor<f32, 2> {
    matrix * 2
}

fn main() {}
