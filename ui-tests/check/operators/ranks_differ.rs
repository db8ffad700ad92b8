//! Rule: operands have the same rank. First line: "`TensorBase<f32, &[f32], 1>` cannot be combined with a tensor of rank 2 with elements `f32`"

use shapewise::{Tensor, View};

fn add_bias(batch: View<'_, f32, 2>, bias: View<'_, f32, 1>) -> Tensor<f32, 2> {
    batch + bias
}

fn main() {}
