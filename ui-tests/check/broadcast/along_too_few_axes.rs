//! Rule: there is a broadcast dimension for each axis. First line: "1 broadcast dimensions do not fit an operand of rank 2: there must be one for each axis"

use shapewise::{View, axes};

fn sum(cube: View<'_, f32, 3>, matrix: View<'_, f32, 2>) {
    let _ = cube + matrix.along(axes![0]);
}

fn main() {}
