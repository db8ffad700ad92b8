//! Rule: an axis is below the rank. First line: "axis 20 is out of range for rank 3"

use shapewise::{Axis, Shape};

fn without(shape: Shape<3>) {
    let _ = shape.remove_axis(Axis::<20>);
}

fn main() {}
