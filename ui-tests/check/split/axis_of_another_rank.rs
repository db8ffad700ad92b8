//! Rule: an axis that was checked is one of the same rank. First line: "`AxisOf<3>` is not an axis of rank 2"

use shapewise::{AxisOf, ViewMut};

fn top<'a>(matrix: ViewMut<'a, f32, 2>, axis: AxisOf<3>) -> ViewMut<'a, f32, 2> {
    matrix.into_split_at(axis, 1).0
}

fn main() {}
