//! Rule: ends of ranges are integers. First line: "`std::ops::Range<{float}>` is not an item of a slice"

use shapewise::{View, s};

fn part(matrix: View<'_, f32, 2>) {
    let _ = matrix.slice(s![0.0..2.0, :]);
}

fn main() {}
