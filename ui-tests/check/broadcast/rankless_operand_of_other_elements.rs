//! Rule: only an array with the same elements states the rank. First line: "nothing states the rank of the result: the right operand is not an array with elements `f32`"

use shapewise::{Tensor, View};

fn sum(matrix: &Tensor<i32, 2>, vector: View<'_, f32, 1>) -> f32 {
    (vector.align_trailing() + matrix).sum()
}

fn main() {}
