//! Rule: each arm has a shape of its rank. First line: "mismatched types"
use shapewise::{DynShape, match_rank};

fn main() {
    let shape = DynShape::scalar();
    fn rows(shape: shapewise::Shape<2>) -> usize {
        shape.extents()[0]
    }
    let _ = match_rank!(shape, {
        2..=3 => |shape| rows(shape),
        _ => |_error| 0,
    });
}
