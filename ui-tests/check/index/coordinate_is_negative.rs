//! Rule: a coordinate counts from the start. First line: "the trait bound `usize: Neg` is not satisfied"

use shapewise::View;

fn last(matrix: &View<'_, f32, 2>) -> f32 {
    matrix[[0, -1]]
}

fn main() {}
