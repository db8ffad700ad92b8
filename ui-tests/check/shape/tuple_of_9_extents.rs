//! Rule: extents in the type go up to rank 8. First line: "expected extents of rank _, found `(shapewise::Const<2>, "

use shapewise::{Shape, shape};

fn main() {
    let _ = Shape::new(shape![2, 2, 2, 2, 2, 2, 2, 2, 2]);
}
