//! Rule: a diagonal runs along two different axes. First line: "axis 1 occurs twice"
use shapewise::{Axis, View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.diagonal(Axis::<1>, Axis::<1>, 0);
}
