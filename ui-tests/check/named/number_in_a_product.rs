//! Rule: a name and a number in the type are stated as one. First line: "extent `Features` meets the number 64: the type of one has a name, and that of the other a number"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features }

fn f(x: &DenseTensor<f32, 2, Extents![Batch, Features]>, w: &DenseTensor<f32, 2, Extents![64, 3]>) {
    let _ = x.matmul(w);
}

fn main() {}
