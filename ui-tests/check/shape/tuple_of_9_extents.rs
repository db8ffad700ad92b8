//! Rule: extents in the type go up to rank 8. First line: "is not a list of extents"

use shapewise::{Shape, shape};

fn main() {
    let _ = Shape::new(shape![2, 2, 2, 2, 2, 2, 2, 2, 2]);
}
