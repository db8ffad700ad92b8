//! Rule: a row of a tiled view is not a slice of memory. First line: "an array with tiles has no strides"

use shapewise::array::TiledView;

fn rows(tiled: TiledView<'_, f32, 2>) {
    let _ = tiled.rows();
}

fn main() {}
