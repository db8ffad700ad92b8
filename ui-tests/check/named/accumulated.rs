//! Rule: what is added fits by name. First line: "extent `Hidden` does not broadcast into extent `Classes` of axis 1: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Hidden, Classes }

fn f(x: &mut DenseTensor<f32, 2, Extents![Batch, Classes]>, h: &DenseTensor<f32, 2, Extents![Batch, Hidden]>) {
    *x += h;
}

fn main() {}
