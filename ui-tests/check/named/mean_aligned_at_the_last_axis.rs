//! Rule: `align_trailing` aligns the last axes. First line: "extents `Features` and `Batch` do not broadcast at axis 1: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features }

fn f(x: &DenseTensor<f32, 2, Extents![Batch, Features]>) {
    let _ = x - x.mean_axis(Axis::<1>).align_trailing();
}

fn main() {}
