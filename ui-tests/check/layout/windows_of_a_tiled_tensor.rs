//! Rule: a tiled tensor has no windows either, nor has a mutable view. First line: "slices and permutations need a layout with strides, found `Tiled<2"

use shapewise::{Tensor, layout::Tiled, shape};

fn windows(tiled: &Tensor<f32, 2, Tiled<2>>) {
    let _ = tiled.windows(shape![2, 2]);
}

fn main() {}
