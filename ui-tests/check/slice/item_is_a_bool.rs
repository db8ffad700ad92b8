//! Rule: an item is an index, a range, `:`, `..` or `NewAxis`. First line: "`bool` is not an item of a slice"

use shapewise::{View, s};

fn part(matrix: View<'_, f32, 2>, mask: bool) {
    let _ = matrix.slice(s![mask, :]);
}

fn main() {}
