//! Rule: extents in the type go up to rank 8. First line: "extents in the type go up to rank 8, and this would be rank 9"

use shapewise::{Shape, layout::{MinorToMajor, Ordered}, shape};

fn main() {
    let shape = Shape::new(shape![1, 1, 1, 1, 1, 1, 1, 1]).unwrap();
    let _ = Ordered::new(shape, MinorToMajor::ROW_MAJOR).append_major(2);
}
