//! Rule: fields have the names of the struct. First line: "mismatched types"

use shapewise::{Extents, names, prelude::*};

names! { Features, Hidden, Classes }

struct Layer {
    weights: DenseTensor<f32, 2, Extents![Features, Hidden]>,
    bias: DenseTensor<f32, 1, Extents![Hidden]>,
}

fn f(weights: DenseTensor<f32, 2, Extents![Features, Hidden]>, bias: DenseTensor<f32, 1, Extents![Features]>) -> Layer {
    Layer { weights, bias }
}

fn main() {}
