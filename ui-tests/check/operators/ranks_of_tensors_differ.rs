//! Rule: operands have the same rank. First line: "`&TensorBase<f32, Vec<f32>, 1, RowMajor<1>>` cannot be combined with a tensor of rank 2 with elements `f32`"

use shapewise::Tensor;

fn add_bias(batch: &Tensor<f32, 2>, bias: &Tensor<f32, 1>) -> Tensor<f32, 2> {
    batch + bias
}

fn main() {}
