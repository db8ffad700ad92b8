//! Rule: an axis is not an integer. First line: "`{integer}` is not an axis"

use shapewise::{View, verbs::concatenate};

fn below(a: &View<'_, f32, 2>, b: &View<'_, f32, 2>) {
    let _ = concatenate(0, [a, b]);
}

fn main() {}
