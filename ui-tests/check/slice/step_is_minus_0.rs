//! Rule: a step is not 0. First line: "a slice has a step of 0"

use shapewise::{View, s};

fn part(vector: View<'_, f32, 1>) {
    let _ = vector.slice(s![0..4;-0]);
}

fn main() {}
