//! Rule: a tiled view has no strides, so its axes are not permuted. First line: "an array with tiles has no strides"

use shapewise::array::TiledView;

fn columns<'a>(tiled: TiledView<'a, f32, 2>) {
    let _ = tiled.transpose();
}

fn main() {}
