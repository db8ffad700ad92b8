//! Rule: the axis is the first argument. First line: "`&TensorBase<bool, Vec<bool>, 1, RowMajor<1>>` is not an axis, or not known to be one"

use shapewise::{Axis, Tensor};

fn rows(x: &Tensor<f64, 2>, mask: &Tensor<bool, 1>) -> Tensor<f64, 2> {
    x.compress(mask, Axis::<0>)
}

fn main() {}
