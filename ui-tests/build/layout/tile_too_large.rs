//! Rule: the extents of a tile fit `isize`. First line: "evaluation panicked: tile 0 has the extent 18446744073709551615, which is above 9223372036854775807"

use shapewise::{MinorToMajor, Shape, layout::Tiled, tiles};

fn main() {
    let matrix = Shape::new([3, 5]).unwrap();
    let _ = Tiled::new(matrix, MinorToMajor::ROW_MAJOR, tiles![(8, 18446744073709551615)]);
}
