//! Rule: an axis is below the rank. First line: "axis 2 is out of range for rank 2"

use shapewise::{Axis, layout::Ordered};

fn rest(layout: Ordered<2>) {
    let _ = layout.remove_axis(Axis::<2>);
}

fn main() {}
