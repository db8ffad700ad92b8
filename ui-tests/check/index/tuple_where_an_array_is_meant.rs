//! Rule: an index is an array. First line: "mismatched types"

use shapewise::View;

fn corner(matrix: &View<'_, f32, 2>) -> f32 {
    matrix[(0, 0)]
}

fn main() {}
