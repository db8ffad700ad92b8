//! Rule: the inner axes of windows have the names of the array. First line: "extents `Rows` and `Columns` do not broadcast at axis 2: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Rows, Columns }

fn f(x: &DenseTensor<f32, 2, Extents![Rows, Columns]>, kernel: &DenseTensor<f32, 2, Extents![Columns, Rows]>) {
    let _ = x.windows([3, 3]) * kernel.align_trailing().of_rank::<4>();
}

fn main() {}
