//! Rule: the rank of the result is known from its use. First line: "type annotations needed"

use shapewise::{View, axes};

fn along(vector: View<'_, f32, 1>) {
    let _ = vector.along(axes![1]);
}

fn main() {}
