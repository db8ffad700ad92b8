//! Rule: broadcast dimensions increase. First line: "broadcast dimension 1 of axis 1 comes after 2: broadcast dimensions increase"

use shapewise::{View, axes};

fn rows(matrix: View<'_, f32, 2>) {
    let _ = matrix.broadcast_in_dim([2, 3, 4], axes![2, 1]);
}

fn main() {}
