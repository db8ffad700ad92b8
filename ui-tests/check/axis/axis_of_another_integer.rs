//! Rule: an axis is an `isize`. First line: "mismatched types"
use shapewise::{axes};

fn main() {
    let _ = axes![1, 0_usize];
}
