//! Rule: an element is of the type of the others. First line: "expected an array of rank 1 and an array or an element of the same type to choose between"

use shapewise::{View, verbs::choose};

fn chosen(mask: View<'_, bool, 1>, a: View<'_, f32, 1>) {
    let _ = choose(mask, a, 0);
}

fn main() {}
