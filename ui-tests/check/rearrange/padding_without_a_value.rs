//! Rule: `pad` has a padding for each axis and a value. First line: "this method takes 2 arguments but 1 argument was supplied"

use shapewise::{Tensor, View};

fn framed(x: View<'_, f32, 2>) -> Tensor<f32, 2> {
    x.pad(1)
}

fn main() {}
