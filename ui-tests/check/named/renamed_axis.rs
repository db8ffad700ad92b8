//! Rule: the rank has the axis. First line: "axis 2 is out of range for rank 2"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features, Hidden }

fn f(x: &DenseTensor<f32, 2, Extents![Batch, Features]>) {
    let _ = x.renamed(Axis::<2>, Hidden);
}

fn main() {}
