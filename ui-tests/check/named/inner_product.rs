//! Rule: names broadcast with themselves. First line: "extents `Features` and `Hidden` do not broadcast at axis 0: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Features, Hidden }

fn f(x: &DenseTensor<f32, 1, Extents![Features]>, h: &DenseTensor<f32, 1, Extents![Hidden]>) {
    let _ = x.dot(h);
}

fn main() {}
