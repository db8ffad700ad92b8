//! Rule: a tensor becomes a vector in logical order. First line: "is not known to be row-major and without gaps"
use shapewise::{layout::ColumnMajor, tensor};

fn main() {
    let matrix = tensor![[1, 2, 3], [4, 5, 6]];
    let columns = matrix.to_layout(ColumnMajor::new(matrix.shape())).unwrap();
    let _ = columns.into_vec();
}
