//! Rule: the extents of an inline array are those of the joined arrays. First line: "arrays joined along axis 0 have extents [3,3], and the inline array has [4,3]"
use shapewise::{Axis, Matrix, verbs::concatenate_inline};

fn main() {
    let (a, b) = (Matrix::of([[1, 2, 3]]), Matrix::of([[4, 5, 6], [7, 8, 9]]));
    let _: Matrix<i32, 4, 3> = concatenate_inline(Axis::<0>, (a, b));
}
