//! Rule: an axis is below the maximum rank. First line: "`Axis<20>` is above the maximum rank, which is 16"

use shapewise::{Axis, Shape};

fn without(shape: Shape<3>) {
    let _ = shape.remove_axis(Axis::<20>);
}

fn main() {}
