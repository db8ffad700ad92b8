//! Rule: an axis that was checked is one of the same rank. First line: "rank 2 cannot be reduced along `AxisOf<3>`"

use shapewise::{AxisOf, View};

fn sums(matrix: &View<'_, f32, 2>, axis: AxisOf<3>) -> f32 {
    matrix.sum_axis(axis).view().sum()
}

fn main() {}
