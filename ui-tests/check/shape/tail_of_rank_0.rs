//! Rule: rank 0 has no axis to drop. First line: "1 axes cannot be dropped from rank 0"

use shapewise::Shape;

fn rest(shape: Shape<0>) {
    let _ = shape.tail();
}

fn main() {}
