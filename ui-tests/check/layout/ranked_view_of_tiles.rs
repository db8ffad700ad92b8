//! Rule: a ranked view has strides. First line: "slices and permutations need a layout with strides, found `Tiled<2"

use shapewise::{View, layout::Tiled};

fn forget(tiled: View<'_, f32, 2, Tiled<2>>) {
    let _ = tiled.ranked();
}

fn main() {}
