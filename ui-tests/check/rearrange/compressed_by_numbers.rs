//! Rule: a mask is of truth values. First line: "a mask along one axis is a list of `bool`, found `[{integer}; 2]`"
use shapewise::{Axis, View, shape};

fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.compress(Axis::<0>, [1, 0]);
}
