//! Rule: a tiled view has no strides, so it is not sliced. First line: "slices and permutations need a layout with strides, found `Tiled<2"

use shapewise::{View, layout::Tiled, s};

fn rows<'a>(tiled: View<'a, f32, 2, Tiled<2>>) {
    let _ = tiled.slice(s![0]);
}

fn main() {}
