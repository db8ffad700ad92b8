//! Rule: what is after `else` leaves the function. First line: "`match` arms have incompatible types"

use shapewise::expect_shape;

fn rows(x: &[usize]) -> usize {
    expect_shape!(x, [rows, 3]; else |error| println!("{error}"));
    rows
}

fn main() {}
