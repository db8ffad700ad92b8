//! Rule: one factor of a product may be unknown. First line: "neither `patch` nor `count` is bound before this product"

use shapewise::expect_shape;

fn patches(x: &[usize]) {
    expect_shape!(x, [batch, patch * count]);
}

fn main() {}
