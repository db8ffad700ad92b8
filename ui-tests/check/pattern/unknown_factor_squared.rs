//! Rule: one factor of a product may be unknown. First line: "`side` is an unknown factor twice in one product"

use shapewise::expect_shape;

fn squares(x: &[usize]) {
    expect_shape!(x, [batch, side * side]);
}

fn main() {}
