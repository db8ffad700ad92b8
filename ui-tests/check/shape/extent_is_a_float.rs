//! Rule: extents are `usize`, `Const<N>` or `One`. First line: "`({float}, usize)` are not extents of rank 2"

use shapewise::Shape;

fn main() {
    let _ = Shape::new((3.0, 4));
}
