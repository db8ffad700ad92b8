//! Rule: elements have the operator. First line: "elements `f32` cannot be combined by `&`"

use shapewise::View;

fn bits(a: View<'_, f32, 1>, b: View<'_, f32, 1>) {
    let _ = a & b;
}

fn main() {}
