//! Rule: `roll` has an axis and a number. First line: "this method takes 2 arguments but 1 argument was supplied"

use shapewise::{Tensor, View};

fn shifted(x: View<'_, f32, 1>) -> Tensor<f32, 1> {
    x.roll(1)
}

fn main() {}
