//! Rule: an axis is chosen by a name that one axis has. First line: "type annotations needed"

use shapewise::{Extents, names, prelude::*};

names! { Features }

fn f(x: &DenseTensor<f32, 2, Extents![Features, Features]>) -> DenseTensor<f32, 1, Extents![Features]> {
    x.sum_axis(x.axis::<Features, _>())
}

fn main() {}
