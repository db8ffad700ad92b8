//! Rule: the ranks of a range include its end. First line: "does not begin with an arm of match_rank!"
use shapewise::{DynShape, match_rank};

fn main() {
    let shape = DynShape::scalar();
    let _ = match_rank!(shape, {
        0..4 => |shape| shape.element_count(),
        _ => |_error| 0,
    });
}
