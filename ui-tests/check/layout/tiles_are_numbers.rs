//! Rule: tiles are written by `tiles!`. First line: "`[{integer}; 2]` are not tiles"

use shapewise::{MinorToMajor, Shape, layout::Tiled};

fn tiled(matrix: Shape<2>) {
    let _ = Tiled::new(matrix, MinorToMajor::ROW_MAJOR, [8, 128]);
}

fn main() {}
