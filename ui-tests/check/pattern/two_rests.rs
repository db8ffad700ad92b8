//! Rule: a pattern has one `..`. First line: "the pattern [.., a, ..] of `x` has `..` twice"

use shapewise::expect_shape;

fn last(x: &[usize]) {
    expect_shape!(x, [.., a, ..]);
}

fn main() {}
