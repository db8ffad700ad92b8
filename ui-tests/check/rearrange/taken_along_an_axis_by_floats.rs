//! Rule: indices are integers. First line: "indices are integers, found `{float}`"
use shapewise::{Axis, View, shape};


fn main() {
    let memory = [0.0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.take_along_axis(Axis::<0>, matrix);
}
