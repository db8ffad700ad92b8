//! Rule: arrays with tiles have no operators. First line: "an array with tiles has no strides"

use shapewise::array::TiledView;

fn twice(x: &TiledView<'_, f32, 2>) {
    let _ = x + x;
}

fn main() {}
