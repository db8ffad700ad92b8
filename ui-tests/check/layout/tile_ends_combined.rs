//! Rule: `*` combines an axis with the next more minor one. First line: "a tile ends with `*`: there is no more minor axis to combine with"

use shapewise::{MinorToMajor, Shape, layout::Tiled, tiles};

fn tiled(matrix: Shape<2>) {
    let _ = Tiled::new(matrix, MinorToMajor::ROW_MAJOR, tiles![(8, *)]);
}

fn main() {}
