//! Rule: a number in parentheses is a `usize`. First line: "mismatched types"

use shapewise::{View, expect_shape};

fn checked(x: View<'_, f32, 2>, rows: i64) {
    expect_shape!(x, [(rows), _]);
}

fn main() {}
