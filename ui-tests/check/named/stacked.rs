//! Rule: stacked arrays have the same names. First line: "extents `Features` and `Hidden` differ at axis 1: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features, Hidden }

fn f(x: &DenseTensor<f32, 2, Extents![Batch, Features]>, h: &DenseTensor<f32, 2, Extents![Batch, Hidden]>) {
    let _ = stack(Axis::<0>, (x, h));
}

fn main() {}
