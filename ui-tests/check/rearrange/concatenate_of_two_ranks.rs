//! Rule: joined arrays have one rank. First line: "expected an array of rank 2, found `&TensorBase<f32, &[f32], 1>`"

use shapewise::{Axis, View, verbs::concatenate};

fn below(matrix: &View<'_, f32, 2>, row: &View<'_, f32, 1>) {
    let _ = concatenate(Axis::<0>, (matrix, row));
}

fn main() {}
