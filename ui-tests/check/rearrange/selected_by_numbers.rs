//! Rule: a mask is of truth values. First line: "expected a mask of `bool` and two operands of one rank and element type to choose between"
use shapewise::{View, shape, verbs::select};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = select(matrix, matrix, matrix);
}
