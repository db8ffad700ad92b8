//! Rule: a step is an integer. First line: "`Stepped<shapewise::slice::Range, &str>` is not an item of a slice"

use shapewise::{View, s};

fn part(vector: View<'_, f32, 1>, step: &str) {
    let _ = vector.slice(s![0..4;step]);
}

fn main() {}
