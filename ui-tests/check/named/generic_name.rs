//! Rule: two parameters may be two names. First line: "extents `A` and `B` do not broadcast at axis 0: they have different names"

use shapewise::{extent::{Name, Named}, names, prelude::*};

names! { Batch }

fn f<A: Name, B: Name>(x: &DenseTensor<f32, 1, (Named<A>,)>, y: &DenseTensor<f32, 1, (Named<B>,)>) {
    let _ = x + y;
}

fn main() {}
