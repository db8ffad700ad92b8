//! Rule: an order of all values decides which is the smallest. First line: "has no order of all its values"
use shapewise::{Axis, View};

fn nearest(distances: View<'_, f32, 2>) {
    let _ = distances.argmin_axis(Axis::<1>);
}

fn main() {}
