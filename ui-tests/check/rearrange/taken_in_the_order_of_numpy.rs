//! Rule: the axis is the first argument. First line: "`[{integer}; 2]` is not an axis, or not known to be one"
use shapewise::{Axis, tensor};

fn main() {
    let matrix = tensor![[1, 2], [3, 4]];
    let _ = matrix.take([1, 0], Axis::<0>);
}
