//! Rule: an extent with a name is `Named<Batch>`. First line: "`Batch` is not an extent"

use shapewise::{names, prelude::*};

names! { Batch }

fn f(x: &DenseTensor<f32, 2, (Batch, Const<3>)>) -> usize {
    x.len()
}

fn main() {}
