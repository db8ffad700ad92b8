//! Rule: a mask has the length of what was joined. First line: "extents `Seen` and `New` do not broadcast at axis 1: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { New, Seen, Width }

fn f(scores: &DenseTensor<f32, 2, Extents![New, Seen]>, mask: &DenseTensor<f32, 2, Extents![New, New]>) {
    let _ = scores + mask;
}

fn main() {}
