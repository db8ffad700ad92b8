//! Rule: a name is not known to be a number. First line: "axis 1 has extent `shapewise::Named<Features>`, and `shapewise::Const<64>` is expected"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features }

fn f(_: impl AsTyped<f32, 2, Extents![usize, 64]>) {}

fn g(x: &DenseTensor<f32, 2, Extents![Batch, Features]>) {
    f(x);
}

fn main() {}
