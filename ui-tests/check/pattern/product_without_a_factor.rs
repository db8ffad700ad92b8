//! Rule: a product ends with a factor. First line: "a pattern ends with `=` or `*`"

use shapewise::expect_shape;

fn tokens(x: &[usize]) {
    expect_shape!(x, [len, width = 3 *]);
}

fn main() {}
