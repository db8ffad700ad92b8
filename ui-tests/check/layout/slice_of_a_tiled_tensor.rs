//! Rule: a tiled tensor has no strides, so it is not sliced. First line: "an array with tiles has no strides"

use shapewise::{array::TiledTensor, s};

fn first_row(mut tiled: TiledTensor<f32, 2>) {
    let _ = tiled.slice_mut(s![0]);
}

fn main() {}
