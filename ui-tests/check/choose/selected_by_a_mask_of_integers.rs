//! Rule: a mask has elements of type `bool`. First line: "expected a mask of `bool` and two operands of one rank and element type to choose between"

use shapewise::{Tensor, View, verbs::select};

fn rectified(x: &View<'_, f32, 2>, mask: &View<'_, i32, 2>) -> Tensor<f32, 2> {
    select(mask, x, 0.0)
}

fn main() {}
