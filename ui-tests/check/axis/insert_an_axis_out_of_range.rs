//! Rule: a new axis is at most at the end. First line: "axis 4 is out of range for rank 4"

use shapewise::{Axis, Const, Shape};

fn with_channels(shape: Shape<3>) {
    let _ = shape.insert_axis(Axis::<4>, Const::<8>);
}

fn main() {}
