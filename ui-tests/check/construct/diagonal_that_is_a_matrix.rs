//! Rule: a diagonal is of rank 1. First line: "expected an array of rank 1, found `&TensorBase<{integer}, &[{integer}], 2, "
use shapewise::{Tensor, View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = Tensor::from_diagonal(&matrix);
}
