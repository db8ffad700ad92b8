//! Rule: what is taken has the names of the indices. First line: "extents `Batch` and `Tokens` do not broadcast at axis 0: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Tokens, Vocab, Features }

fn f(
    table: &DenseTensor<f32, 2, Extents![Vocab, Features]>,
    ids: &DenseTensor<usize, 2, Extents![Batch, Tokens]>,
    positions: &DenseTensor<f32, 3, Extents![Tokens, Batch, Features]>,
) {
    let _ = table.take_at(Axis::<0>, ids) + positions;
}

fn main() {}
