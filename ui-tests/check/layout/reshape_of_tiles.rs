//! Rule: a reshape moves strides, and a tiled view has none. First line: "slices and permutations need a layout with strides, found `Tiled<2"

use shapewise::{View, layout::Tiled};

fn reshape(tiled: View<'_, f32, 2, Tiled<2>>) {
    let _ = tiled.reshape([6]);
}

fn main() {}
