//! Rule: the extents of a tile are at least 1. First line: "evaluation panicked: tile 0 has the extent 0 at 1: the extents of a tile are at least 1, or `*`"

use shapewise::{MinorToMajor, Shape, layout::Tiled, tiles};
const NONE: usize = 0;
fn main() {
    let matrix = Shape::new([3, 5]).unwrap();
    let _ = Tiled::new(matrix, MinorToMajor::ROW_MAJOR, tiles![(8, NONE)]);
}
