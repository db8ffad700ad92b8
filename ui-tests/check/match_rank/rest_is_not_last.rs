//! Rule: the arm for the rest is the last one. First line: "the arm `_ => |error| ...` of match_rank! must be the last"
use shapewise::{DynShape, match_rank};

fn main() {
    let shape = DynShape::scalar();
    let _ = match_rank!(shape, {
        _ => |_error| 0,
        2 => |shape| shape.element_count(),
    });
}
