//! Rule: the type of an inline array has its extents, so none is inferred. First line: "an inline array is reshaped to up to 6 extents that the type knows"
use shapewise::{Matrix, shape};

fn main() {
    let x = Matrix::of([[1, 2, 3], [4, 5, 6]]);
    let _ = x.into_reshape(shape![3, _]);
}
