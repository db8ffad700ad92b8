//! Rule: extents are `usize`, `Const<N>` or `One`. First line: "`({float}, usize)` is not a list of extents"

use shapewise::Shape;

fn main() {
    let _ = Shape::new((3.0, 4));
}
