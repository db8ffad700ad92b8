//! Rule: a standard deviation is of floats. First line: "is not a float"
use shapewise::{View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.std(0);
}
