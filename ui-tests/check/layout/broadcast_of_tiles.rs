//! Rule: a stretched axis has stride 0, and tiles have no strides. First line: "no method named"

use shapewise::array::TiledView;

fn stretch(tiled: TiledView<'_, f32, 2>) {
    let _ = tiled.broadcast_to([2, 3]);
}

fn main() {}
