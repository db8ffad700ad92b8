//! Rule: a function that is generic over an extent takes the others at their axes; two that are exchanged are one error. First line: "axis 0 has extent `Tokens`, and `Batch` is expected"

use shapewise::{names, prelude::*};

names! { Batch, Tokens, Width }

fn f<W: Extent>(_: impl AsShaped<f32, 3, Extents![Batch, Tokens, (W)]>) {}

fn g(x: &DenseTensor<f32, 3, Extents![Tokens, Batch, Width]>) {
    f(x);
}

fn main() {}
