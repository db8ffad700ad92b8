//! Rule: ends of ranges are integers. First line: "`RangeTo<&str>` is not an item of a slice"

use shapewise::{View, s};

fn part(matrix: View<'_, f32, 2>) {
    let _ = matrix.slice(s![.."2", :]);
}

fn main() {}
