//! Rule: the elements and what is filled in have one type. First line: "mismatched types"
use shapewise::{Pad, View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.pad([Pad::edges(1, 1); 2], 0.0);
}
