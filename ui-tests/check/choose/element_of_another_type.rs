//! Rule: an element is of the type of the others. First line: "expected a mask of `bool` and two operands of one rank and element type to choose between"

use shapewise::{View, verbs::choose};

fn chosen(mask: View<'_, bool, 1>, a: View<'_, f32, 1>) {
    let _ = choose(mask, a, 0);
}

fn main() {}
