//! Rule: a step is one expression. First line: "`2 1` is not a step of a slice"

use shapewise::{View, s};

fn part(matrix: View<'_, f32, 2>) {
    let _ = matrix.slice(s![..;2 1]);
}

fn main() {}
