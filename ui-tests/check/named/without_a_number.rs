//! Rule: `shape!` makes an extent of a name and a number. First line: "expected extents of rank 2, found `(fn(usize) -> shapewise::Named<Batch> {Batch}, shapewise::Const<3>)`"

use shapewise::{names, prelude::*};

names! { Batch }

fn f() {
    let _ = Tensor::<f32, 2>::ones(shape![Batch, 3]);
}

fn main() {}
