//! Rule: a step is an integer. First line: "`&str` cannot be an index or the end of a range"

use shapewise::{View, s};

fn part(vector: View<'_, f32, 1>, step: &str) {
    let _ = vector.slice(s![0..4;step]);
}

fn main() {}
