//! Rule: a tuple has at most 8 extents. First line: "found `(One, Const<2>, Const<2>, Const<2>, Const<2>, Const<2>, Const<2>, Const<2>, Const<2>)`"
use shapewise::{Shape, shape};

fn main() {
    let _ = Shape::new(shape![1, 2, 2, 2, 2, 2, 2, 2, 2]);
}
