//! Rule: an equation has labels for each operand. First line: "the equation has labels for 2 operands, and 1 is given"

use shapewise::{View, einsum};

fn product(x: View<'_, f32, 2>) {
    let _ = einsum!(i j, j k -> i k; x);
}

fn main() {}
