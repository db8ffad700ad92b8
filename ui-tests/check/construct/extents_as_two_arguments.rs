//! Rule: extents are one argument. First line: "this function takes 1 argument but 2 arguments were supplied"

use shapewise::Tensor;

fn zeros() -> Tensor<f32, 2> {
    Tensor::zeros(2, 3)
}

fn main() {}
