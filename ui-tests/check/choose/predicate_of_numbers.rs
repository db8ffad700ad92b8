//! Rule: a predicate is of `bool`. First line: "expected a mask of `bool` and two operands of one rank and element type to choose between"

use shapewise::{View, verbs::choose};

fn chosen(mask: View<'_, u8, 1>, a: View<'_, f32, 1>, b: View<'_, f32, 1>) {
    let _ = choose(mask, &a, &b);
}

fn main() {}
