//! Rule: extents are `usize`, `Const<N>` or `One`. First line: "expected extents of rank 2, found `({float}, usize)`"

use shapewise::Shape;

fn main() {
    let _ = Shape::new((3.0, 4));
}
