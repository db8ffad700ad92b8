//! Rule: an order names each axis. First line: "an order for rank 2 does not fit rank 3"

use shapewise::{Shape, axes};

fn swapped(shape: Shape<3>) {
    let _ = shape.permute(axes![1, 0]);
}

fn main() {}
