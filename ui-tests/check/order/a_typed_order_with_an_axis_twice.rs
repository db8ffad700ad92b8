//! Rule: an order names each axis of the rank once. First line: "axis 0 occurs twice"

use shapewise::{MinorToMajor, axes};

fn order() -> MinorToMajor<2> {
    MinorToMajor::typed(axes![0, 0]).ranked()
}

fn main() {}
