//! Rule: a number in parentheses is `usize`. First line: "mismatched types"

use shapewise::expect_shape;

fn rows(x: &[usize], width: i64) {
    expect_shape!(x, [rows, (width)]);
}

fn main() {}
