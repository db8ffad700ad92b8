//! Rule: arrays that are joined have the same rank. First line: "expected an array of rank 2, found `TensorBase<{integer}, &[{integer}], 1,"
use shapewise::{Axis, View, shape, verbs::concatenate};


fn main() {
    let (a, b) = ([0; 24], [0; 24]);
    let a = View::new(&a, shape![2, 3]).unwrap();
    let b = View::new(&b, shape![3]).unwrap();
    let _ = concatenate(Axis::<0>, (a, b));
}
