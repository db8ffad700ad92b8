//! Rule: an index is an integer. First line: "`f64` is not an item of a slice"

use shapewise::{View, s};

fn part(matrix: View<'_, f32, 2>, row: f64) {
    let _ = matrix.slice(s![row, :]);
}

fn main() {}
