//! Rule: joined arrays have one rank. First line: "expected arrays of rank 2 with elements of one type"

use shapewise::{Axis, View, view::concatenate};

fn below(matrix: &View<'_, f32, 2>, row: &View<'_, f32, 1>) {
    let _ = concatenate(Axis::<0>, (matrix, row));
}

fn main() {}
