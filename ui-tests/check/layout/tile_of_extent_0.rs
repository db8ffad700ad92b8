//! Rule: the extents of a tile are not 0. First line: "a tile has extent 0"
use shapewise::tiles;

fn main() {
    let _ = tiles![(8, 0)];
}
