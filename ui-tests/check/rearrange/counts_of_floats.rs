//! Rule: `bincount` counts integers. First line: "`f32` is not an integer, so it is not the number of a bin"

use shapewise::{Tensor, View};

fn counts(x: &View<'_, f32, 1>) -> Tensor<usize, 1> {
    x.bincount(10)
}

fn main() {}
