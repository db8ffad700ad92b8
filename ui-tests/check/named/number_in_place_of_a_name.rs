//! Rule: a number has no name. First line: "axis 1 has extent `shapewise::Const<64>`, and `shapewise::Named<Features>` is expected"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features }

fn f(_: impl AsTyped<f32, 2, Extents![usize, Features]>) {}

fn g(x: &DenseTensor<f32, 2, Extents![Batch, 64]>) {
    f(x);
}

fn main() {}
