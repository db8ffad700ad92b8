//! Rule: the elements of a tiled view are not in logical order in memory. First line: "an array with tiles has no strides"

use shapewise::array::TiledView;

fn elements(tiled: TiledView<'_, f32, 2>) {
    let _ = tiled.as_slice();
}

fn main() {}
