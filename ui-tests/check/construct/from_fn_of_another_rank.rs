//! Rule: the index has as many coordinates as the rank. First line: "type mismatch in closure arguments"
use shapewise::{Tensor, shape};


fn main() {
    let _ = Tensor::from_fn(shape![2, 3], |[i, j, k]: [usize; 3]| i + j + k);
}
