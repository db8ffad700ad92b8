//! Rule: a name and a number in the type are stated as one. First line: "extent `Batch` meets a number that the type computes: the type of one has a name, and that of the other a number"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features }

fn f(x: &DenseTensor<f32, 2, Extents![Batch, Features]>, w: &DenseTensor<f32, 2, Extents![2, Features]>) {
    let _ = x + concatenate(Axis::<0>, (w, w));
}

fn main() {}
