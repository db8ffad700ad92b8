//! Rule: the right side is broadcast to the left. First line: "extent 4 does not broadcast into extent 3 of axis 1: it must be the same, or `One`"
use shapewise::{Tensor, shape};

fn main() {
    let mut sum = Tensor::try_filled(shape![2, 3], 0.0).unwrap();
    sum += Tensor::try_filled(shape![2, 4], 1.0).unwrap();
}
