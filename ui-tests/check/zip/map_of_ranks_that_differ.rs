//! Rule: operands have the same rank. First line: "expected an array of rank 2, found `&TensorBase<f32, &[f32], 3>`"

use shapewise::View;

fn largest(left: &View<'_, f32, 2>, right: &View<'_, f32, 3>) {
    let _ = left.zip_map(right, |x, y| x.max(*y));
}

fn main() {}
