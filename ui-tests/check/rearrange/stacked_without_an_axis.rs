//! Rule: `stack` has an axis and arrays. First line: "this function takes 2 arguments but 1 argument was supplied"

use shapewise::{Tensor, View, verbs::stack};

fn stacked(x: View<'_, f32, 1>, y: View<'_, f32, 1>) -> Tensor<f32, 2> {
    stack((x, y))
}

fn main() {}
