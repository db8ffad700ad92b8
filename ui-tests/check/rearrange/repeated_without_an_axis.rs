//! Rule: `repeat` has an axis and a number. First line: "this method takes 2 arguments but 1 argument was supplied"

use shapewise::{Tensor, View};

fn twice(x: View<'_, f32, 1>) -> Tensor<f32, 1> {
    x.repeat(2)
}

fn main() {}
