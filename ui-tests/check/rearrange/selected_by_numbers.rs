//! Rule: a mask is of truth values. First line: "expected a mask, an array with elements `bool`, found"
use shapewise::{View, shape, verbs::select};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = select(matrix, matrix, matrix);
}
