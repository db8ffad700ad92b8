//! Rule: an axis is below the maximum rank. First line: "`Axis<20>` is not known to be at most 16, the maximum rank"

use shapewise::{Axis, Shape};

fn without(shape: Shape<3>) {
    let _ = shape.remove_axis(Axis::<20>);
}

fn main() {}
