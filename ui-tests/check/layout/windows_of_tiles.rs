//! Rule: windows of a tiled view are none that strides say. First line: "no method named"

use shapewise::{array::TiledView, shape};

fn windows(tiled: TiledView<'_, f32, 2>) {
    let _ = tiled.windows(shape![2, 2]);
}

fn main() {}
