//! Rule: a step is an integer. First line: "mismatched types"

use shapewise::{View, s};

fn part(vector: View<'_, f32, 1>) {
    let _ = vector.slice(s![0..4;1.5]);
}

fn main() {}
