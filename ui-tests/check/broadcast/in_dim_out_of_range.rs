//! Rule: broadcast dimensions are axes of the result. First line: "broadcast dimension 2 of axis 0 is out of range: the result has rank 2"

use shapewise::{View, axes};

fn rows(vector: View<'_, f32, 1>) {
    let _ = vector.broadcast_in_dim([2, 3], axes![2]);
}

fn main() {}
