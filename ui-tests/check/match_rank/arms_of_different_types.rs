//! Rule: all arms have one type. First line: "mismatched types"
use shapewise::{DynShape, match_rank};

fn main() {
    let shape = DynShape::scalar();
    let _: usize = match_rank!(shape, {
        1..=2 => |shape| shape.extents(),
        _ => |_error| 0,
    });
}
