//! Rule: an extent in a type is a `usize`. First line: "mismatched types"
use shapewise::{Extents};

fn main() {
    let _: Option<Extents![usize, 2_i32]> = None;
}
