//! Rule: a tile has an extent for each axis. First line: "expected extents of rank 2, found"
use shapewise::{shape, tensor};

fn main() {
    let _ = tensor![[1, 2], [3, 4]].padded_tile(shape![2], [0, 0], 0);
}
