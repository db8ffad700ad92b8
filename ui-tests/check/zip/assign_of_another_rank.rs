//! Rule: the operand has the rank of the view that is written. First line: "expected an array of rank 2, found `&TensorBase<f32, &[f32], 1>`"

use shapewise::{View, ViewMut};

fn copy(to: &mut ViewMut<'_, f32, 2>, from: &View<'_, f32, 1>) {
    let _ = to.assign(from);
}

fn main() {}
