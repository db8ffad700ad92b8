//! Rule: an axis in the type is written `Axis::<A>`. First line: "mismatched types"

use shapewise::Shape;

fn columns(shape: Shape<2>) -> usize {
    shape.extent_at(1)
}

fn main() {}
