//! Rule: each axis of the result occurs at most once. First line: "broadcast dimension 1 occurs twice (for axes 0 and 2)"

use shapewise::{View, axes};

fn cubes(cube: View<'_, f32, 3>) {
    let _ = cube.broadcast_transposing([2, 3, 4], axes![1, 0, 1]);
}

fn main() {}
