//! Rule: equal inner extents have equal names. First line: "inner extents `Features` and `Batch` differ: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features }

fn f(x: &DenseTensor<f32, 2, Extents![Batch, Features]>) {
    let _ = x.matmul(x);
}

fn main() {}
