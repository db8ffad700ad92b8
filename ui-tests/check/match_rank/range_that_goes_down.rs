//! Rule: a range of ranks goes up. First line: "the range of ranks `4..=2` is empty"
use shapewise::{DynShape, match_rank};

fn main() {
    let shape = DynShape::scalar();
    let _ = match_rank!(shape, {
        4..=2 => |shape| shape.element_count(),
        _ => |_error| 0,
    });
}
