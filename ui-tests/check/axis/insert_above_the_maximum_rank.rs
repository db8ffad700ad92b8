//! Rule: rank arithmetic goes up to rank 16. First line: "rank 16 and 1 more axes are above the maximum rank, which is 16"

use shapewise::{Axis, Shape};

fn with_channels(shape: Shape<16>) {
    let _ = shape.insert_axis(Axis::<0>, 8);
}

fn main() {}
