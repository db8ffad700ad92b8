//! Rule: `swap_axes` has two axes. First line: "this method takes 2 arguments but 1 argument was supplied"

use shapewise::{View, axes};

fn swapped(x: View<'_, f32, 3>) -> View<'_, f32, 3> {
    x.swap_axes(axes![0, 1])
}

fn main() {}
