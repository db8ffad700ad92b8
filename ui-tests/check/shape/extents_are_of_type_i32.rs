//! Rule: extents are `usize`, `Const<N>` or `One`. First line: "`[i32; 2]` is not a list of extents"

use shapewise::Shape;

fn of_header(extents: [i32; 2]) {
    let _ = Shape::new(extents);
}

fn main() {}
