//! Rule: only arrays are joined. First line: "expected an array of rank 2, found `{integer}`"
use shapewise::{Axis, View, shape, verbs::concatenate};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = concatenate(Axis::<0>, (matrix, 0));
}
