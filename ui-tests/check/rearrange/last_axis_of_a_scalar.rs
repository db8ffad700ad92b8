//! Rule: rank 0 has no axes. First line: "axis -1 is out of range for rank 0"

use shapewise::{LastAxis, Tensor};

fn sums(x: &Tensor<i32, 0>) -> Tensor<i32, 0> {
    x.cumsum(LastAxis)
}

fn main() {}
