//! Rule: the joined axis has one name. First line: "extents `Past` and `New` differ at axis 0: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Past, New, Width }

fn f(past: &DenseTensor<f32, 2, Extents![Past, Width]>, new: &DenseTensor<f32, 2, Extents![New, Width]>) {
    let _ = concatenate(Axis::<0>, (past, new));
}

fn main() {}
