//! Rule: an order names each axis. First line: "2 axes are not an order of the axes of rank 3"

use shapewise::{View, axes};

fn swapped(cube: View<'_, f32, 3>) {
    let _ = cube.permute(axes![1, 0]);
}

fn main() {}
