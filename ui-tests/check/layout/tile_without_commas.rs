//! Rule: the extents of a tile stand with commas. First line: "`8 128` is no extent of a tile"
use shapewise::tiles;

fn main() {
    let _ = tiles![(8 128)];
}
