//! Rule: axes with one label have one name. First line: "label `f` is `Features` in operand 0 and `Hidden` in operand 1"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features, Hidden, Classes }

fn f(x: &DenseTensor<f32, 2, Extents![Batch, Features]>, w: &DenseTensor<f32, 2, Extents![Hidden, Classes]>) {
    let _ = einsum!(b f, f c -> b c; x, w);
}

fn main() {}
