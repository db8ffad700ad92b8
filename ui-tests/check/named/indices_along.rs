//! Rule: indices have the names of the array along other axes. First line: "extents `Features` and `Hidden` differ at axis 1: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features, Hidden, Few }

fn f(x: &DenseTensor<f32, 2, Extents![Batch, Features]>, at: &DenseTensor<usize, 2, Extents![Few, Hidden]>) {
    let _ = x.take_along_axis(Axis::<0>, at);
}

fn main() {}
