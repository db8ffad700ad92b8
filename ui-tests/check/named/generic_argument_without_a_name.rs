//! Rule: a function that is generic over the batch takes arrays whose other extents are as stated. First line: "an extent is `usize`, and `shapewise::Named<Features>` is expected"

use shapewise::{names, prelude::*};

names! { Features }

fn f<B: Extent>(_: impl AsShaped<f32, 2, Extents![(B), Features]>) {}

fn g(x: &Tensor<f32, 2>) {
    f(x);
}

fn main() {}
