//! Rule: names are written without quotes. First line: "height"

use shapewise::expect_shape;

fn image(x: &[usize]) {
    expect_shape!(x, "height width 3");
}

fn main() {}
