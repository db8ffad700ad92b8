//! Rule: a padding is a `Pad`. First line: "expected an array of values `Pad`, one for each axis, found `[({integer}, {integer}); 2]`"
use shapewise::{Tensor, View};

fn framed(x: View<'_, f32, 2>) -> Tensor<f32, 2> {
    x.pad([(1, 1), (2, 2)], 0.0)
}

fn main() {}
