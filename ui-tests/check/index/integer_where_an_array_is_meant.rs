//! Rule: an index is an array. First line: "mismatched types"

use shapewise::View;

fn first(vector: &View<'_, f32, 1>) -> f32 {
    vector[0]
}

fn main() {}
