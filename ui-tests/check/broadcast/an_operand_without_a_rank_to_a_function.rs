//! Rule: an operand that is placed along axes has no rank; `of_rank` states it. First line: "mismatched types"

use shapewise::{View, axes};

fn total(x: View<'_, f32, 2>) -> f32 {
    x.sum()
}

fn both(gamma: View<'_, f32, 1>) -> f32 {
    total(gamma.along(axes![1]))
}

fn main() {}
