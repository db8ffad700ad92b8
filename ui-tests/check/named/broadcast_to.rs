//! Rule: an array broadcasts to its own names. First line: "extent `Features` does not broadcast into extent `Hidden` of axis 1: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features, Hidden }

fn f(x: &DenseTensor<f32, 2, Extents![1, Features]>) {
    let _ = x.broadcast_to(shape![Batch(3), Hidden(4)]);
}

fn main() {}
