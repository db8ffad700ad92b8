//! Rule: extents are `usize`, `Const<N>` or `One`. First line: "extents of rank"

use shapewise::Shape;

fn of_header(extents: [i32; 2]) {
    let _ = Shape::new(extents);
}

fn main() {}
