//! Rule: an axis that was checked is one of the same rank. First line: "`AxisOf<3>` is not an axis of rank 2"

use shapewise::{AxisOf, View};

fn sums(matrix: &View<'_, f32, 2>, axis: AxisOf<3>) -> f32 {
    matrix.sum_axis(axis).view().sum()
}

fn main() {}
