//! Rule: a name is not a keyword. First line: "`in` is a keyword, and the names of a contract are variables: write `r#in`"
use shapewise::expect_shape;

fn features(x: &[usize], w: &[usize]) -> usize {
    expect_shape!(x, [batch, in]; w, [in, out]);
    batch + out
}

fn main() {}
