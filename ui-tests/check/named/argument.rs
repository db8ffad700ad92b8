//! Rule: arguments have the names of the parameter. First line: "axis 0 has extent `Tokens`, and `Batch` is expected"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Tokens }

fn f(_: impl AsTyped<f32, 2, Extents![Batch, Tokens]>) {}

fn g(x: &DenseTensor<f32, 2, Extents![Tokens, Batch]>) {
    f(x);
}

fn main() {}
