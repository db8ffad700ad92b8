//! Rule: an equation has labels for each operand. First line: "the equation has labels for 1 operand, and 2 are given"

use shapewise::{View, einsum};

fn product(x: View<'_, f32, 2>) {
    let _ = einsum!(i j -> j i; x, x);
}

fn main() {}
