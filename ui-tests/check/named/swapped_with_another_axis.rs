//! Rule: names move with their axes. First line: "extents `Heads` and `Batch` do not broadcast at axis 0: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Heads, Tokens }

fn f(
    x: &DenseTensor<f32, 3, Extents![Batch, Heads, Tokens]>,
    y: &DenseTensor<f32, 3, Extents![Batch, Tokens, Heads]>,
) {
    let _ = x.swap_axes(x.axis(Batch), x.axis(Heads)) + y;
}

fn main() {}
