//! Rule: an operand that is placed along axes has no rank, so it is no array. First line: "is not an iterator"

use shapewise::{View, axes};

fn total(vector: View<'_, f32, 1>) -> f32 {
    vector.along(axes![1]).sum()
}

fn main() {}
