//! Rule: rank 0 has no first extent. First line: "rank 0 has fewer axes than 1"

use shapewise::Shape;

fn first(shape: Shape<0>) -> usize {
    shape.head()
}

fn main() {}
