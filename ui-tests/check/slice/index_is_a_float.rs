//! Rule: an index is an integer. First line: "mismatched types"

use shapewise::{View, s};

fn part(matrix: View<'_, f32, 2>) {
    let _ = matrix.slice(s![1.0, :]);
}

fn main() {}
