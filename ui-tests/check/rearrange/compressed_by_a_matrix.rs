//! Rule: a mask along an axis is a list. First line: "a mask along one axis is a list of `bool`, found"
use shapewise::{Axis, View, shape};

fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.compress(Axis::<0>, matrix.map(|x| *x > 0));
}
