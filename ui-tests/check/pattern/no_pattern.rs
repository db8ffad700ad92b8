//! Rule: each array has a pattern. First line: "`x` is not an array and its pattern"

use shapewise::expect_shape;

fn image(x: &[usize]) {
    expect_shape!(x);
}

fn main() {}
