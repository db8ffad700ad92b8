//! Rule: the axes of an operation are different ones. First line: "axis 1 occurs twice"
use shapewise::{View, axes, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.all_axis(axes![1, 1], |x| *x > 0);
}
