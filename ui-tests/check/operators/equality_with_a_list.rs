//! Rule: an array is compared with an array. First line: "expected an array of rank 1, found `[{float}; 2]`"
use shapewise::Tensor;

fn is_zero(x: &Tensor<f64, 1>) -> bool {
    *x == [0.0, 0.0]
}

fn main() {}
