//! Rule: an axis that is removed has extent 1. First line: "axis 1 has extent 3: only an axis of extent 1 is removed"
use shapewise::{Axis, tensor};

fn main() {
    let matrix = tensor![[1, 2, 3], [4, 5, 6]];
    let _ = matrix.squeeze(Axis::<1>);
}
