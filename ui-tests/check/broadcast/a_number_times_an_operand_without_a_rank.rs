//! Rule: a number does not state the rank of the result. First line: "nothing states the rank of the result"

use shapewise::{View, axes};

fn scaled(gamma: View<'_, f32, 1>, x: View<'_, f32, 2>) -> f32 {
    (gamma.along(axes![1]) * 2.0 + x).sum()
}

fn main() {}
