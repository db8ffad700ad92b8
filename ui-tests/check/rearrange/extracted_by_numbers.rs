//! Rule: a mask is of truth values. First line: "expected an array of rank 2 with elements `bool`, found"
use shapewise::{View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.extract(matrix);
}
