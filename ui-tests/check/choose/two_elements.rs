//! Rule: one of the two is a view or a tensor. First line: "expected a mask of `bool` and two operands of one rank and element type to choose between"

use shapewise::{View, verbs::choose};

fn chosen(mask: View<'_, bool, 1>) {
    let _ = choose(mask, 1.0, 0.0);
}

fn main() {}
