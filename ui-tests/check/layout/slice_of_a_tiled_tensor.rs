//! Rule: a tiled tensor has no strides, so it is not sliced. First line: "slices and permutations need a layout with strides, found `Tiled<2"

use shapewise::{Tensor, layout::Tiled, s};

fn first_row(mut tiled: Tensor<f32, 2, Tiled<2>>) {
    let _ = tiled.slice_mut(s![0]);
}

fn main() {}
