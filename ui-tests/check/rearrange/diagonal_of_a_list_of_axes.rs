//! Rule: `diagonal` has two axes and an offset. First line: "this method takes 3 arguments but 1 argument was supplied"

use shapewise::{View, axes};

fn diagonal(x: View<'_, f32, 2>) -> View<'_, f32, 1> {
    x.diagonal(axes![0, 1])
}

fn main() {}
