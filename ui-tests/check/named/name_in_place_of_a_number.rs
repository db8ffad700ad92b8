//! Rule: a name is not known to be a number. First line: "extent `Features` meets the number 64 at axis 1: the type of one has a name, and that of the other a number"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features }

fn f(_: impl AsTyped<f32, 2, Extents![usize, 64]>) {}

fn g(x: &DenseTensor<f32, 2, Extents![Batch, Features]>) {
    f(x);
}

fn main() {}
