//! Rule: an inline array keeps its element count. First line: "shape [2,3] has 6 elements, and cannot be reshaped to [4,2], which has 8"
use shapewise::{Matrix, shape};

fn main() {
    let x = Matrix::of([[1, 2, 3], [4, 5, 6]]);
    let _ = x.into_reshape(shape![4, 2]);
}
