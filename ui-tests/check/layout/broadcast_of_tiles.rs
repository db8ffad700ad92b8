//! Rule: a stretched axis has stride 0, and tiles have no strides. First line: "slices and permutations need a layout with strides, found `Tiled<2"

use shapewise::{View, layout::Tiled};

fn stretch(tiled: View<'_, f32, 2, Tiled<2>>) {
    let _ = tiled.broadcast_to([2, 3]);
}

fn main() {}
