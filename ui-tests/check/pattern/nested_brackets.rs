//! Rule: an axis is a name or a number. First line: "`[width]` is not the pattern of an axis"

use shapewise::expect_shape;

fn image(x: &[usize]) {
    expect_shape!(x, [height, [width]]);
}

fn main() {}
