//! Rule: a generic axis is below the rank. First line: "is not an axis, or not known to be one"
use shapewise::{Axis, View};

fn first<const A: isize, const R: usize>(x: View<'_, f32, R>) -> f32 {
    x.index_axis(Axis::<A>, 0).sum()
}

fn main() {}
