//! Rule: the axes are those of the other operand, also if it is on the right. First line: "broadcast dimension 2 of axis 0 is out of range: the result has rank 2"

use shapewise::{Tensor, View, axes};

fn sum(matrix: &Tensor<f32, 2>, vector: View<'_, f32, 1>) -> Tensor<f32, 2> {
    vector.along(axes![2]) + matrix
}

fn main() {}
