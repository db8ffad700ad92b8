//! Rule: a shape has as many extents as its rank. First line: "its trait bounds were not satisfied"

use shapewise::{Const, Shape};

fn count(shape: Shape<3, (Const<2>, Const<3>)>) -> usize {
    shape.element_count()
}

fn main() {}
