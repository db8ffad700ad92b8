//! Rule: ranks go from 0 to 16. First line: "the range of ranks `3..=17` ends at `17`: ranks are the numbers 0 to 16"
use shapewise::{DynShape, match_rank};

fn main() {
    let shape = DynShape::scalar();
    let _ = match_rank!(shape, {
        3..=17 => |shape| shape.element_count(),
        _ => |_error| 0,
    });
}
