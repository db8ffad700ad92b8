//! Rule: equal inner extents have equal names. First line: "inner extents `Features` and `Hidden` differ: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features, Hidden }

fn f(x: &DenseTensor<f32, 2, Extents![Batch, Features]>, w: &DenseTensor<f32, 2, Extents![Hidden, Features]>) {
    let _ = x.matmul(w);
}

fn main() {}
