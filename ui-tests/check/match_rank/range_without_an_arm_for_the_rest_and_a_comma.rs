//! Rule: ranks that no arm names have one of their own. First line: "match_rank! needs a last arm for the rest"
use shapewise::{DynShape, match_rank};

fn main() {
    let shape = DynShape::scalar();
    let _ = match_rank!(&shape, { 0..=4 => |shape| shape.element_count() });
}
