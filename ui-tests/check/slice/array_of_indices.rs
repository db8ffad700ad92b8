//! Rule: an item is an index, a range, `:`, `..` or `NewAxis`. First line: "`[{integer}; 2]` is not an item of a slice"

use shapewise::{View, s};

fn part(matrix: View<'_, f32, 2>) {
    let _ = matrix.slice(s![[0, 2], :]);
}

fn main() {}
