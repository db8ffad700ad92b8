//! Rule: a row of a mutable tiled view is not a slice of memory. First line: "an array with tiles has no strides"

use shapewise::array::TiledViewMut;

fn clear(mut tiled: TiledViewMut<'_, f32, 2>) {
    tiled.rows_mut().next().unwrap().fill(0.0);
}

fn main() {}
