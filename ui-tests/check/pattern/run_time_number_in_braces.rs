//! Rule: a number in braces is a constant. First line: "attempt to use a non-constant value in a constant"

use shapewise::expect_shape;

fn rows(x: &[usize], width: usize) {
    expect_shape!(x, [rows, {width}]);
}

fn main() {}
