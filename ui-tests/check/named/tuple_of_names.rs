//! Rule: an extent with a name is `Named<Batch>`, which `Extents!` writes. First line: "mismatched types"

use shapewise::{names, prelude::*};

names! { Batch }

fn f() {
    let _: DenseTensor<f32, 2, (Batch, Const<3>)> = Tensor::ones(shape![Batch(2), 3]);
}

fn main() {}
