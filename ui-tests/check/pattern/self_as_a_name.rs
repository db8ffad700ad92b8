//! Rule: a name is not a keyword. First line: "`self` is a keyword, and the names of a contract are variables: write another name"
use shapewise::expect_shape;

fn features(x: &[usize]) -> usize {
    expect_shape!(x, [batch, self]);
    batch
}

fn main() {}
