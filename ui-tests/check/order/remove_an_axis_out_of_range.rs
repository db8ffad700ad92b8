//! Rule: an axis is below the rank. First line: "axis 2 is out of range for rank 2"

use shapewise::{Axis, layout::MinorToMajor};

fn rest(order: MinorToMajor<2>) {
    let _ = order.remove_axis(Axis::<2>);
}

fn main() {}
