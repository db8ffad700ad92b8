//! Rule: a part has the names of its axes, also on a square grid. First line: "extents `Rows` and `Columns` do not broadcast at axis 0: they have different names"

use shapewise::{Extents, names, prelude::*};

names! { Rows, Columns }

type Field = DenseTensor<f64, 2, Extents![Rows, Columns]>;

fn f(now: &Field, next: &mut Field) {
    let north = now.slice(s![..-2, 1..-1]);
    let west = now.transpose().slice(s![..-2, 1..-1]);
    next.slice_mut(s![1..-1, 1..-1]).zip_map_from((north, west), |(north, west)| 0.5 * (north + west));
}

fn main() {}
