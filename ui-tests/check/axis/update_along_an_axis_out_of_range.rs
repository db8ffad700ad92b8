//! Rule: an axis is below the rank. First line: "axis 2 is out of range for rank 2"
use shapewise::{Axis, tensor};

fn main() {
    let mut x = tensor![[1, 2], [3, 4]];
    x.index_axis_apply(Axis::<2>, 0, 1, |x, y| *x = *y);
}
