//! Rule: the shape or view is one whose rank is not in the type. First line: "`match_rank!` takes a shape or an array whose rank is known at run time, found `shapewise::Shape<2>`"
use shapewise::{DynShape, match_rank};

fn main() {
    let shape = DynShape::scalar();
    let known = shapewise::Shape::new([2, 3]).unwrap();
    let _ = match_rank!(known, {
        2 => |shape| shape.element_count(),
        _ => |_error| 0,
    });
    let _ = shape;
}
