//! Rule: a residual has the extents of its input. First line: "extents `Tokens` and `Memory` do not broadcast at axis 1: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Tokens, Memory, Width }

fn f(x: &DenseTensor<f32, 3, Extents![Batch, Tokens, Width]>, y: &DenseTensor<f32, 3, Extents![Batch, Memory, Width]>) {
    let _ = x + y;
}

fn main() {}
