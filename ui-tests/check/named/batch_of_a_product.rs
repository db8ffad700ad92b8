//! Rule: batch axes broadcast by name. First line: "batch extents `Heads` and `Batch` do not broadcast: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Heads, Queries, Keys, Width }

fn f(q: &DenseTensor<f32, 3, Extents![Heads, Queries, Width]>, k: &DenseTensor<f32, 3, Extents![Batch, Width, Keys]>) {
    let _ = q.matmul(k);
}

fn main() {}
