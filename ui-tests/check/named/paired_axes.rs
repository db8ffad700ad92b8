//! Rule: contracted axes have one name. First line: "contracting extents `Features` and `Hidden` differ: axis 1 of the left operand is paired with axis 0 of the right one, and they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features, Hidden, Classes }

fn f(x: &DenseTensor<f32, 2, Extents![Batch, Features]>, w: &DenseTensor<f32, 2, Extents![Hidden, Classes]>) {
    let _ = x.dot_general(w, shapewise::contraction::DotAxes::contracting(axes![1], axes![0]));
}

fn main() {}
