//! Rule: a name that occurs twice is one extent. First line: "pattern requires 4 elements but array has 3"

use shapewise::try_expect_shape;

fn inner(x: &[usize], w: &[usize]) -> Option<usize> {
    let [_n, k, _k, _m] = try_expect_shape!(x, [n, k]; w, [k, m]).ok()?;
    Some(k)
}

fn main() {}
