//! Rule: a function that is generic over the batch takes arrays whose other extents are as stated. First line: "axis 1 has extent `Batch`, and `Features` is expected"

use shapewise::{names, prelude::*};

names! { Batch, Features }

fn f<B: Extent>(_: impl AsShaped<f32, 2, Extents![(B), Features]>) {}

fn g(x: &DenseTensor<f32, 2, Extents![Features, Batch]>) {
    f(x);
}

fn main() {}
