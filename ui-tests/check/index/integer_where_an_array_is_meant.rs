//! Rule: an index is an array. First line: "rank 1 is indexed by `[usize; 1]`, found `{integer}`"

use shapewise::View;

fn first(vector: &View<'_, f32, 1>) -> f32 {
    vector[0]
}

fn main() {}
