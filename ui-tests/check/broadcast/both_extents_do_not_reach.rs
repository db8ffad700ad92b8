//! Rule: of two extents that do not reach their target, the first is reported. First line: "extent 2 does not broadcast into extent 4 of axis 0"

use shapewise::{shape, tensor};

fn main() {
    let square = tensor![[1, 2], [3, 4]];
    let _ = square.broadcast_to(shape![4, 3]);
}
