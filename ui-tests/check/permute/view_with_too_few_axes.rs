//! Rule: an order names each axis. First line: "an order for rank 2 does not fit rank 3"

use shapewise::{View, axes};

fn swapped(cube: View<'_, f32, 3>) {
    let _ = cube.permute(axes![1, 0]);
}

fn main() {}
