//! Rule: there is a padding for each axis. First line: "expected an array of values `Pad`, one for each axis, found `i32`"
use shapewise::{Tensor, View};

fn framed(x: View<'_, f32, 2>) -> Tensor<f32, 2> {
    x.pad(1, 0.0)
}

fn main() {}
