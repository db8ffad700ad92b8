//! Rule: of wrong dimensions the first mistake is reported, and nothing of extents. First line: "broadcast dimension 3 of axis 0 is out of range: the result has rank 3"

use shapewise::{axes, shape, tensor};

fn main() {
    let square = tensor![[1, 2], [3, 4]];
    let _ = square.broadcast_in_dim(shape![2, 5, 2], axes![3, 1]);
}
