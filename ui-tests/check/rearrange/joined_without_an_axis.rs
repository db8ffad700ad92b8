//! Rule: `concatenate` has an axis and arrays. First line: "this function takes 2 arguments but 1 argument was supplied"

use shapewise::{Tensor, View, verbs::concatenate};

fn joined(x: View<'_, f32, 2>, y: View<'_, f32, 2>) -> Tensor<f32, 2> {
    concatenate((x, y))
}

fn main() {}
