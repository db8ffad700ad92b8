//! Rule: a view is read-only. First line: "a view is read-only, and this writes to it"
use shapewise::{Tensor, s, shape};

fn main() {
    let matrix = Tensor::filled(shape![2, 3], 1.0);
    let mut row = matrix.slice(s![0]);
    row.fill(0.0);
}
