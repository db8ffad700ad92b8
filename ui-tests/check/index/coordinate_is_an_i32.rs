//! Rule: a coordinate is a `usize`. First line: "mismatched types"

use shapewise::View;

fn element(matrix: &View<'_, f32, 2>, row: i32) -> f32 {
    matrix[[row, 0]]
}

fn main() {}
