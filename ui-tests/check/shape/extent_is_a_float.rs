//! Rule: extents are `usize`, `Const<N>` or `One`. First line: "extent"

use shapewise::Shape;

fn main() {
    let _ = Shape::new((3.0, 4));
}
