//! Rule: elements have the operator. First line: "no implementation for `TensorBase<f32, &[f32], 1> & TensorBase<f32, &[f32], 1>`"

use shapewise::View;

fn bits(a: View<'_, f32, 1>, b: View<'_, f32, 1>) {
    let _ = a & b;
}

fn main() {}
