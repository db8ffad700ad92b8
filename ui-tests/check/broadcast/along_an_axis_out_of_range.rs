//! Rule: broadcast dimensions are axes of the result. First line: "broadcast dimension 2 of axis 0 is out of range: the result has rank 2"

use shapewise::{View, axes};

fn sum(matrix: View<'_, f32, 2>, vector: View<'_, f32, 1>) {
    let _ = matrix + vector.along(axes![2]);
}

fn main() {}
