//! Rule: any axes are `..`. First line: "`*` is not the pattern of an axis"
use shapewise::expect_shape;

fn f(x: &[usize]) -> usize {
    expect_shape!(x, [*batch, width]);
    width
}

fn main() {}
