//! Rule: an axis is below the rank. First line: "axis 2 is out of range for rank 2"

use shapewise::{Axis, Tensor, View};

fn sums(matrix: &View<'_, f32, 2>) -> Tensor<f32, 1> {
    matrix.sum_axis(Axis::<2>)
}

fn main() {}
