//! Rule: operands have the same element type. First line: "`TensorBase<f64, &[f64], 2>` cannot be combined with a tensor of rank 2 with elements `f32`"

use shapewise::{Tensor, View};

fn sum(left: View<'_, f32, 2>, right: View<'_, f64, 2>) -> Tensor<f32, 2> {
    left + right
}

fn main() {}
