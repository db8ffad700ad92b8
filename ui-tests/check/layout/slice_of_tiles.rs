//! Rule: a tiled view has no strides, so it is not sliced. First line: "an array with tiles has no strides"

use shapewise::{array::TiledView, s};

fn rows<'a>(tiled: TiledView<'a, f32, 2>) {
    let _ = tiled.slice(s![0]);
}

fn main() {}
