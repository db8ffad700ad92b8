//! Rule: arrays that are joined have elements of one type. First line: "expected an array of rank 2 with elements `{integer}`, found `TensorBase<f32,"
use shapewise::{Axis, View, shape, verbs::concatenate};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = concatenate(Axis::<0>, (matrix, matrix.map(|x| *x as f32)));
}
