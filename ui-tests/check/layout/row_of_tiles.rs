//! Rule: a row of a tiled view is not a slice of memory. First line: "slices and permutations need a layout with strides, found `Tiled<2"

use shapewise::{View, layout::Tiled};

fn row(tiled: View<'_, f32, 2, Tiled<2>>) {
    let _ = tiled.row([0]);
}

fn main() {}
