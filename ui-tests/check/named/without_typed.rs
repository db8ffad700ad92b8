//! Rule: a parameter with names takes what states them. First line: "axis 0 has no name, and `Batch` is expected"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Tokens }

fn f(_: impl AsTyped<f32, 2, Extents![Batch, Tokens]>) {}

fn g(x: &Tensor<f32, 2>) {
    f(x);
}

fn main() {}
