//! Rule: extents in the type go up to rank 8. First line: "extents in the type go up to rank 8, and this would be rank 9"

use shapewise::{Const, Shape, shape};

fn main() {
    let shape = Shape::new(shape![2, 2, 2, 2, 2, 2, 2, 2]).unwrap();
    let _ = shape.append(Const::<2>);
}
