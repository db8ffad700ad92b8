//! Rule: `;` is between arrays. First line: "` is not an array and its pattern"

use shapewise::expect_shape;

fn product(x: &[usize], w: &[usize]) {
    expect_shape!(x, [n, k], w, [k, m]);
}

fn main() {}
