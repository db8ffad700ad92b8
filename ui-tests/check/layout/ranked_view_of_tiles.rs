//! Rule: a ranked view has strides. First line: "no method named"

use shapewise::array::TiledView;

fn forget(tiled: TiledView<'_, f32, 2>) {
    let _ = tiled.ranked();
}

fn main() {}
