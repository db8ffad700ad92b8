//! Rule: an extent is a `usize`. First line: "mismatched types"
use shapewise::{shape};

fn main() {
    let rows = 3;
    let _ = shape![rows, 2_i32];
}
