//! Rule: an order of all values decides which is the smallest. First line: "has no order of all its values"
use shapewise::{View, shape};


fn main() {
    let memory = [0.0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.min();
}
