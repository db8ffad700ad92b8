//! Rule: a diagonal is of rank 1. First line: "mismatched types"
use shapewise::{Tensor, View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = Tensor::from_diagonal(&matrix);
}
