//! Rule: a slice has one ellipsis at most. First line: "a slice has 2 `..`: only one can stand for the axes that are left"

use shapewise::{View, s};

fn part(matrix: View<'_, f32, 2>) {
    let rest = ..;
    let _ = matrix.slice(s![rest, 0..1, rest]);
}

fn main() {}
