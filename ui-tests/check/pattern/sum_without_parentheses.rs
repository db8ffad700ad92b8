//! Rule: expressions are in parentheses. First line: "`+` in a pattern: after a factor is `*` or `,`"

use shapewise::expect_shape;

fn edges(x: &[usize], n: usize) {
    expect_shape!(x, [n + 1, m]);
}

fn main() {}
