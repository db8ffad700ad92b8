//! Rule: ranks are of type `usize`. First line: "mismatched types"

use shapewise::{DynShape, match_rank};

fn count(shape: &DynShape) -> usize {
    match_rank!(shape, {
        1.5 => |shape| shape.element_count(),
        _ => |_error| 0,
    })
}

fn main() {}
