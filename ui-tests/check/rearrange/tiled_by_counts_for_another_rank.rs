//! Rule: there is one count for each axis. First line: "a list for rank 1 does not fit rank 2: there must be one value for each axis"
use shapewise::{View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.tile([2]);
}
