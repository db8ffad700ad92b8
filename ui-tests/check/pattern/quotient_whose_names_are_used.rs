//! Rule: a mistake in a contract is reported once, also if its names are used. First line: "`/` in a pattern: after a factor is `*` or `,`"
use shapewise::expect_shape;

fn f(x: &[usize]) -> usize {
    expect_shape!(x, [batch, width / 2]);
    batch * width
}

fn main() {}
