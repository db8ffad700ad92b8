//! Rule: there is a broadcast dimension for each axis. First line: "2 broadcast dimensions do not fit an operand of rank 1: there must be one for each axis"

use shapewise::{View, axes};

fn sum(matrix: View<'_, f32, 2>, vector: View<'_, f32, 1>) {
    let _ = matrix + vector.along(axes![0, 1]);
}

fn main() {}
