//! Rule: nothing states the rank of the result of two operands that are placed along axes. First line: "nothing states the rank of the result"

use shapewise::{View, axes};

fn outer(a: View<'_, f32, 1>, b: View<'_, f32, 1>) {
    let _ = a.along(axes![0]) * b.along(axes![1]);
}

fn main() {}
