//! Rule: the operand states its extents. First line: "`f64` states no extents"

use shapewise::expect_shape;

fn number(x: f64) {
    expect_shape!(x, [height, width]);
}

fn main() {}
