//! Rule: indices along an axis have the rank of the array. First line: "expected an array of rank 2, found `&TensorBase<usize, Vec<usize>, 1, RowMajor<1>>`"
use shapewise::{Axis, Tensor, View};

fn largest(x: &View<'_, f32, 2>, best: &Tensor<usize, 1>) -> Tensor<f32, 2> {
    x.take_along_axis(Axis::<1>, best)
}

fn main() {}
