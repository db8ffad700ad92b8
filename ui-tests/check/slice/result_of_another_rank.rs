//! Rule: an index takes an axis away. First line: "mismatched types"

use shapewise::{View, s};

fn row<'a>(matrix: View<'a, f32, 2>) -> View<'a, f32, 2> {
    matrix.slice(s![0, :])
}

fn main() {}
