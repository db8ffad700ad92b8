//! Rule: a number in a contract is a `usize`. First line: "mismatched types"
use shapewise::{expect_shape};

fn main() {
    let x = [3, 4];
    expect_shape!(x, [rows, 4_u64]);
    let _ = rows;
}
