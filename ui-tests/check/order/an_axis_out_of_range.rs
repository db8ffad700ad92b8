//! Rule: an axis is below the rank. First line: "axis 2 is out of range for rank 2"

use shapewise::{
    Shape, axes,
    layout::{MinorToMajor, Ordered},
};

fn layout(shape: Shape<2>) {
    let _ = Ordered::new(shape, MinorToMajor::typed(axes![2, 0]));
}

fn main() {}
