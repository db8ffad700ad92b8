//! Rule: a contract has an array. First line: "a contract has an array and its pattern"

use shapewise::expect_shape;

fn main() {
    expect_shape!();
}
