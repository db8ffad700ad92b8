//! Rule: the extents of a tile are separated by commas. First line: "`8 128` is not an extent of a tile"
use shapewise::tiles;

fn main() {
    let _ = tiles![(8 128)];
}
