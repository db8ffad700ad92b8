//! Rule: an axis is below the rank. First line: "axis 2 is out of range for rank 2"

use shapewise::{Axis, Shape};

fn depth(shape: Shape<2>) -> usize {
    shape.extent_at(Axis::<2>)
}

fn main() {}
