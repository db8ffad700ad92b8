//! Rule: names broadcast with themselves. First line: "extents `Batch` and `Features` do not broadcast at axis 0: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features }

fn f(x: &DenseTensor<f32, 2, Extents![Batch, Features]>) {
    let _ = x + x.transpose();
}

fn main() {}
