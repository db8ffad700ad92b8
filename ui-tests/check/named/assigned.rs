//! Rule: what is written fits by name. First line: "extent `Hidden` does not broadcast into extent `Features` of axis 1: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features, Hidden }

fn f(x: &mut DenseTensor<f32, 2, Extents![Batch, Features]>, h: &DenseTensor<f32, 2, Extents![Batch, Hidden]>) {
    x.assign(h);
}

fn main() {}
