//! Rule: of an axis that is out of range and occurs twice, the first mistake is reported. First line: "axis 3 is out of range for rank 2"

use shapewise::{axes, tensor};

fn main() {
    let _ = tensor![[1, 2], [3, 4]].permute(axes![3, 3]);
}
