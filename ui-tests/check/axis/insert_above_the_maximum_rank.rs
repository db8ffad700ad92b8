//! Rule: rank arithmetic goes up to rank 16. First line: "rank 16 + 1 is not known to be at most 16"

use shapewise::{Axis, Shape};

fn with_channels(shape: Shape<16>) {
    let _ = shape.insert_axis(Axis::<0>, 8);
}

fn main() {}
