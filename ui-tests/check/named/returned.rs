//! Rule: a result has the names of the signature. First line: "mismatched types"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features }

fn f(x: &DenseTensor<f32, 2, Extents![Batch, Features]>) -> DenseTensor<f32, 2, Extents![Features, Batch]> {
    x + x
}

fn main() {}
