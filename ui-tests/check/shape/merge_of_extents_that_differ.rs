//! Rule: shapes that are merged are the same. First line: "extents 3 and 4 differ at axis 1"

use shapewise::{Shape, shape};

fn main() {
    let (a, b) = (Shape::new(shape![2, 3]).unwrap(), Shape::new(shape![2, 4]).unwrap());
    let _ = a.merge(b);
}
