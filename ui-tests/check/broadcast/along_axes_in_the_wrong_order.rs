//! Rule: broadcast dimensions increase. First line: "broadcast dimension 0 of axis 1 comes after 2: broadcast dimensions increase"

use shapewise::{View, axes};

fn sum(cube: View<'_, f32, 3>, matrix: View<'_, f32, 2>) {
    let _ = cube + matrix.along(axes![2, 0]);
}

fn main() {}
