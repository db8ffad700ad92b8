//! Rule: an axis that is kept is below the rank. First line: "axis 2 is out of range for rank 2"
use shapewise::{Axis, Keep, tensor};

fn main() {
    let x = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let _ = &x / x.sum_axis(Keep(Axis::<2>));
}
