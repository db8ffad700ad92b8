//! Rule: a mask has the names of what it selects. First line: "extents `Queries` and `Keys` do not broadcast at axis 0: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Queries, Keys }

fn f(mask: &DenseTensor<bool, 2, Extents![Keys, Queries]>, scores: &DenseTensor<f32, 2, Extents![Queries, Keys]>) {
    let _ = select(mask, scores, f32::NEG_INFINITY);
}

fn main() {}
