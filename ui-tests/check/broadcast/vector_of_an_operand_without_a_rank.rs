//! Rule: an operand that is placed along axes has no rank, so it is no array. First line: "no method named `to_vec` found for struct `Rankless"

use shapewise::{View, axes};

fn elements(vector: View<'_, f32, 1>) -> Vec<f32> {
    vector.along(axes![1]).to_vec()
}

fn main() {}
