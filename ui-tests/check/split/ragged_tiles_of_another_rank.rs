//! Rule: a tile has an extent for each axis. First line: "mismatched types"
use shapewise::tensor;

fn main() {
    let _ = tensor![[1, 2], [3, 4]].ragged_tiles([2]);
}
