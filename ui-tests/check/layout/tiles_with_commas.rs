//! Rule: tiles stand one behind the other. First line: "`(8, 128), (2, 1)` are no tiles"
use shapewise::tiles;

fn main() {
    let _ = tiles![(8, 128), (2, 1)];
}
