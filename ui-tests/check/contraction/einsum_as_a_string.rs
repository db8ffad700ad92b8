//! Rule: einsum takes labels, not a string. First line: "write the labels of each operand"

use shapewise::{View, einsum};

fn product(a: View<'_, f32, 2>, b: View<'_, f32, 2>) {
    let _ = einsum!("ij,jk->ik", a, b);
}

fn main() {}
