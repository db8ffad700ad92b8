//! Rule: rank 0 has no axis to drop. First line: "rank 0 has fewer axes than 1"

use shapewise::Shape;

fn rest(shape: Shape<0>) {
    let _ = shape.tail();
}

fn main() {}
