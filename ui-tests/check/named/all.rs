//! Rule: names broadcast with themselves. First line: "extents `Features` and `Hidden` do not broadcast at axis 1: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features, Hidden }

fn f(x: &DenseTensor<f32, 2, Extents![Batch, Features]>, h: &DenseTensor<f32, 2, Extents![Batch, Hidden]>) {
    let _ = shapewise::broadcast::all((x, h));
}

fn main() {}
