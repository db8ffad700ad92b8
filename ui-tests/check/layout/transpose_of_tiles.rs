//! Rule: a tiled view has no strides, so its axes are not permuted. First line: "slices and permutations need a layout with strides, found `Tiled<2"

use shapewise::{View, layout::Tiled};

fn columns<'a>(tiled: View<'a, f32, 2, Tiled<2>>) {
    let _ = tiled.transpose();
}

fn main() {}
