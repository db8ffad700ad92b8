//! Rule: blanks separate the labels of `einsum!`. First line: "operand 0 has rank 2 and labels for rank 1: each axis has one label"

use shapewise::{Tensor, einsum};

fn product(x: &Tensor<f64, 2>, y: &Tensor<f64, 2>) -> Tensor<f64, 2> {
    einsum!(ij, jk -> ik; x, y)
}

fn main() {}
