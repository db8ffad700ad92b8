//! Rule: where no operand says the rank, it is given. First line: "type annotations needed"

use shapewise::{View, axes};

fn outer(a: View<'_, f32, 1>, b: View<'_, f32, 1>) {
    let _ = a.along(axes![0]) * b.along(axes![1]);
}

fn main() {}
