//! Rule: there is one count for each axis. First line: "mismatched types"
use shapewise::{View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.tile([2]);
}
