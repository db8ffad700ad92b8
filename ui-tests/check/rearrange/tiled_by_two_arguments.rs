//! Rule: counts for each axis are one argument. First line: "this method takes 1 argument but 2 arguments were supplied"

use shapewise::{Tensor, View};

fn four(x: View<'_, f32, 2>) -> Tensor<f32, 2> {
    x.tile(2, 2)
}

fn main() {}
