//! Rule: a mean is a float. First line: "`i64` is not a float"
use shapewise::{View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.mean_as::<i64>();
}
