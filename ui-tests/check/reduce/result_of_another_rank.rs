//! Rule: a reduced axis is dropped. First line: "mismatched types"

use shapewise::{Axis, Tensor, View};

fn sums(matrix: &View<'_, f32, 2>) -> Tensor<f32, 2> {
    matrix.sum_axis(Axis::<0>)
}

fn main() {}
