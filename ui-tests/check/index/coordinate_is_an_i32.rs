//! Rule: a coordinate is a `usize`. First line: "rank 2 is indexed by `[usize; 2]`, found `[i32; 2]`"

use shapewise::View;

fn element(matrix: &View<'_, f32, 2>, row: i32) -> f32 {
    matrix[[row, 0]]
}

fn main() {}
