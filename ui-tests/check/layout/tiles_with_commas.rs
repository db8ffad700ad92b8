//! Rule: tiles are written one after the other. First line: "`(8, 128), (2, 1)` are not tiles"
use shapewise::tiles;

fn main() {
    let _ = tiles![(8, 128), (2, 1)];
}
