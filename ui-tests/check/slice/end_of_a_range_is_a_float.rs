//! Rule: ends of ranges are integers. First line: "`{float}` cannot be an index or the end of a range"

use shapewise::{View, s};

fn part(matrix: View<'_, f32, 2>) {
    let _ = matrix.slice(s![0.0..2.0, :]);
}

fn main() {}
