//! Rule: broadcast dimensions increase. First line: "broadcast dimension 1 of axis 1 comes after 1: broadcast dimensions increase"

use shapewise::{View, axes};

fn sum(cube: View<'_, f32, 3>, matrix: View<'_, f32, 2>) {
    let _ = cube + matrix.along(axes![1, 1]);
}

fn main() {}
