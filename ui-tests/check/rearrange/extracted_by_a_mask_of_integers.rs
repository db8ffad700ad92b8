//! Rule: a mask has elements of type `bool`. First line: "expected an array of rank 1 with elements `bool`, found `TensorBase<i32,"

use shapewise::{Tensor, View};

fn positive(x: &View<'_, f32, 1>) -> Tensor<f32, 1> {
    x.extract(x.map(|x| (*x > 0.0) as i32))
}

fn main() {}
