//! Rule: at most the rank can be taken. First line: "rank 3 has fewer axes than 4"

use shapewise::{Shape, shape};

fn main() {
    let shape = Shape::new(shape![2, 3, 4]).unwrap();
    let _ = shape.take_last::<4, _>();
}
