//! Rule: a number has no name. First line: "extent `Features` meets the number 64 at axis 1: the type of one has a name, and that of the other a number"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features }

fn f(_: impl AsTyped<f32, 2, Extents![usize, Features]>) {}

fn g(x: &DenseTensor<f32, 2, Extents![Batch, 64]>) {
    f(x);
}

fn main() {}
