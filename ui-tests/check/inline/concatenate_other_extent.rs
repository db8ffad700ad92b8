//! Rule: joined arrays have equal extents along the other axes. First line: "extents 3 and 2 differ at axis 1"
use shapewise::{Axis, Matrix, verbs::concatenate_inline};

fn main() {
    let (a, b) = (Matrix::of([[1, 2, 3]]), Matrix::of([[4, 5]]));
    let _: Matrix<i32, 2, 3> = concatenate_inline(Axis::<0>, (a, b));
}
