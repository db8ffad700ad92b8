//! Rule: a macro passes a rank on as `tt`. First line: "a macro passes one on as `tt`"
use shapewise::{DynShape, match_rank};

macro_rules! up_to {
    ($shape:expr, $last:literal) => {
        match_rank!($shape, { 0..=$last => |shape| shape.element_count(), _ => |_error| 0 })
    };
}

fn main() {
    let shape = DynShape::scalar();
    let _ = up_to!(shape, 2);
}
