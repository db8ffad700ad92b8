//! Rule: ranks go from 0 to 16. First line: "`17` is not a rank: ranks are the numbers 0 to 16"
use shapewise::{DynShape, match_rank};

fn main() {
    let shape = DynShape::scalar();
    let _ = match_rank!(shape, {
        17..=18 => |shape| shape.element_count(),
        _ => |_error| 0,
    });
}
