//! Rule: extents are `usize`, `Const<N>` or `One`. First line: "expected extents of rank _, found `[i32; 2]`"

use shapewise::Shape;

fn of_header(extents: [i32; 2]) {
    let _ = Shape::new(extents);
}

fn main() {}
