//! Rule: a range of ranks begins at 16 at most. First line: "`17` is not the first rank of a range: that is a number from 0 to 16"
use shapewise::{DynShape, match_rank};

fn main() {
    let shape = DynShape::scalar();
    let _ = match_rank!(shape, {
        17..=18 => |shape| shape.element_count(),
        _ => |_error| 0,
    });
}
