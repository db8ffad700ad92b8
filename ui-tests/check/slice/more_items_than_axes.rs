//! Rule: a slice names at most as many axes as there are. First line: "a slice for rank 3 does not fit a tensor of rank 2"

use shapewise::{View, s};

fn part(matrix: View<'_, f32, 2>) {
    let _ = matrix.slice(s![0, 1, 2]);
}

fn main() {}
