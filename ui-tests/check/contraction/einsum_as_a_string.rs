//! Rule: einsum takes labels, not a string. First line: "the labels are not a string"

use shapewise::{View, einsum};

fn product(a: View<'_, f32, 2>, b: View<'_, f32, 2>) {
    let _ = einsum!("ij,jk->ik", a, b);
}

fn main() {}
