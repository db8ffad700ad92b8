//! Rule: one axis at a time. First line: "`(Axis<0>, Axis<1>)` is not an axis, or not known to be one"

use shapewise::{axes, tensor};

fn main() {
    let matrix = tensor![[1.0, 2.0], [3.0, 4.0]];
    let _ = matrix.map_axis(axes![0, 1], |lane| lane.norm());
}
