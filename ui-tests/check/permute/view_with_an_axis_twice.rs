//! Rule: an order names each axis once. First line: "axis 1 occurs twice"

use shapewise::{View, axes};

fn swapped(cube: View<'_, f32, 3>) {
    let _ = cube.permute(axes![0, 1, 1]);
}

fn main() {}
