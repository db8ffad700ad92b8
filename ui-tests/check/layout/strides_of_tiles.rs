//! Rule: a tiled view has no strides. First line: "no method named"

use shapewise::array::TiledView;

fn strides(tiled: TiledView<'_, f32, 2>) {
    let _ = tiled.strides();
}

fn main() {}
