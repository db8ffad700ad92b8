//! Rule: the first argument is the mask. First line: "expected a mask of `bool` and two operands of one rank and element type to choose between"

use shapewise::{Tensor, verbs::select};

fn larger(a: &Tensor<f64, 2>, b: &Tensor<f64, 2>, is_larger: &Tensor<bool, 2>) -> Tensor<f64, 2> {
    select(a, b, is_larger)
}

fn main() {}
