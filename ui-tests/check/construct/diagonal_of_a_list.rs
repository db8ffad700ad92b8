//! Rule: a diagonal is an array of rank 1. First line: "expected an array of rank 1, found `[{float}; 2]`"
use shapewise::Tensor;

fn main() {
    let _ = Tensor::from_diagonal([1.0, 2.0]);
}
