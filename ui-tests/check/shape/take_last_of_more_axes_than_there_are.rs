//! Rule: at most the rank can be taken. First line: "4 axes cannot be dropped from rank 3"

use shapewise::{Shape, shape};

fn main() {
    let shape = Shape::new(shape![2, 3, 4]).unwrap();
    let _ = shape.take_last::<4, _>();
}
