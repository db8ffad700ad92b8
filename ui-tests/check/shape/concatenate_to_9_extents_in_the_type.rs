//! Rule: extents in the type go up to rank 8. First line: "extents in the type go up to rank 8, and this would be rank 9"

use shapewise::{Shape, shape};

fn main() {
    let outer = Shape::new(shape![2, 2, 2, 2, 2]).unwrap();
    let inner = Shape::new(shape![3, 3, 3, 3]).unwrap();
    let _ = outer.concatenate(inner);
}
