//! Rule: ends of ranges are integers. First line: "`&str` cannot be an index or the end of a range"

use shapewise::{View, s};

fn part(matrix: View<'_, f32, 2>) {
    let _ = matrix.slice(s![.."2", :]);
}

fn main() {}
