//! Rule: a list of tiles in the type has up to four. First line: "`tiles!` takes up to 4 tiles"
use shapewise::tiles;

fn main() {
    let _ = tiles![(8, 128) (2, 1) (2) (2) (2)];
}
