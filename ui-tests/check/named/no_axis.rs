//! Rule: a name is that of an axis. First line: "no axis has the name `Hidden`"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features, Hidden }

fn f(x: &DenseTensor<f32, 2, Extents![Batch, Features]>) {
    let _ = x.sum_axis(x.axis(Hidden));
}

fn main() {}
