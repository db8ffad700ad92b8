//! Rule: an index is an array. First line: "rank 2 is indexed by `[usize; 2]`, found `({integer}, {integer})`"

use shapewise::View;

fn corner(matrix: &View<'_, f32, 2>) -> f32 {
    matrix[(0, 0)]
}

fn main() {}
