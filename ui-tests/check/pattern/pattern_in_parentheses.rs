//! Rule: a pattern is in brackets. First line: "`x, (height, width)` is not an array and its pattern"
use shapewise::expect_shape;

fn f(x: &[usize]) -> usize {
    expect_shape!(x, (height, width));
    height * width
}

fn main() {}
