//! Rule: operands have the rank of the view that is written. First line: "expected an array of rank 2, found `&TensorBase<f32, &[f32], 1>`"

use shapewise::{View, ViewMut};

fn add(sum: &mut ViewMut<'_, f32, 2>, left: &View<'_, f32, 2>, right: &View<'_, f32, 1>) {
    let _ = sum.zip_from(left, right, |x, y| x + y);
}

fn main() {}
