//! Rule: an order names each axis. First line: "2 axes are not an order of the axes of rank 3"

use shapewise::{Shape, axes};

fn swapped(shape: Shape<3>) {
    let _ = shape.permute(axes![1, 0]);
}

fn main() {}
