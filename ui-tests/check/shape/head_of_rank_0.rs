//! Rule: rank 0 has no first extent. First line: "1 axes cannot be taken from rank 0"

use shapewise::Shape;

fn first(shape: Shape<0>) -> usize {
    shape.head()
}

fn main() {}
