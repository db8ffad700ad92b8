//! Rule: a new axis is at most after the last. First line: "axis 3 is out of range for rank 3"

use shapewise::{Axis, layout::MinorToMajor};

fn more(order: MinorToMajor<2>) {
    let _ = order.insert_axis(Axis::<3>);
}

fn main() {}
