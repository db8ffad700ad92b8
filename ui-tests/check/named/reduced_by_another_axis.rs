//! Rule: a pattern moves names with its labels. First line: "extents `Batch` and `Features` do not broadcast at axis 0: they have different names"

use shapewise::{Extents, names, prelude::*, reduce};

names! { Batch, Features }

fn f(x: &DenseTensor<f32, 2, Extents![Batch, Features]>, bias: &DenseTensor<f32, 1, Extents![Features]>) {
    let _ = reduce!(b f -> b by sum; x) + bias;
}

fn main() {}
