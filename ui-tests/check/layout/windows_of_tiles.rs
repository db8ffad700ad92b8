//! Rule: windows of a tiled view are none that strides say. First line: "slices and permutations need a layout with strides, found `Tiled<2"

use shapewise::{View, layout::Tiled, shape};

fn windows(tiled: View<'_, f32, 2, Tiled<2>>) {
    let _ = tiled.windows(shape![2, 2]);
}

fn main() {}
