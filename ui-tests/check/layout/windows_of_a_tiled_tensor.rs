//! Rule: a tiled tensor has no windows either, nor has a mutable view. First line: "no method named"

use shapewise::{array::TiledTensor, shape};

fn windows(tiled: &TiledTensor<f32, 2>) {
    let _ = tiled.windows(shape![2, 2]);
}

fn main() {}
