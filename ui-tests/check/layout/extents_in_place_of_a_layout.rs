//! Rule: extents are not a layout. First line: "expected a layout of rank 2 with strides, found `(usize, shapewise::Const<3>)`"
use shapewise::{Const, Tensor};

fn total(x: &Tensor<f32, 2, (usize, Const<3>)>) -> f32 {
    x.sum()
}

fn main() {}
