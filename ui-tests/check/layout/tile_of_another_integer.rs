//! Rule: the extent of a tile is a `usize`. First line: "mismatched types"
use shapewise::{tiles};

fn main() {
    let _ = tiles![(2_i32, 128)];
}
