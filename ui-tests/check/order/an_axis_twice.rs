//! Rule: an order names each axis of the rank once. First line: "axis 1 occurs twice"

use shapewise::{
    Shape, axes,
    layout::{MinorToMajor, Ordered},
};

fn layout(shape: Shape<3>) {
    let _ = Ordered::new(shape, MinorToMajor::typed(axes![1, 0, 1]));
}

fn main() {}
