//! Rule: rank 0 has no axes. First line: "`LastAxis` requires a rank above 0, and the rank is 0"

use shapewise::{LastAxis, Tensor};

fn sums(x: &Tensor<i32, 0>) -> Tensor<i32, 0> {
    x.cumsum(LastAxis)
}

fn main() {}
