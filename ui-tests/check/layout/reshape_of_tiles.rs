//! Rule: a reshape moves strides, and a tiled view has none. First line: "an array with tiles has no strides"

use shapewise::array::TiledView;

fn reshape(tiled: TiledView<'_, f32, 2>) {
    let _ = tiled.reshape([6]);
}

fn main() {}
