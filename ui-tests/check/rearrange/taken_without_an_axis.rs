//! Rule: `take` has an axis and indices. First line: "this method takes 2 arguments but 1 argument was supplied"

use shapewise::{Tensor, View};

fn reversed(x: View<'_, f32, 2>) -> Tensor<f32, 2> {
    x.take([1, 0]).into_ranked()
}

fn main() {}
