//! Rule: a mean of integers is a float. First line: "is not a float"
use shapewise::{Axis, View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.mean_axis(Axis::<0>);
}
