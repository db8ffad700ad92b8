//! Rule: indices are a list. First line: "`{integer}` is not a list of values along one axis"
use shapewise::{Axis, View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.take(Axis::<0>, 1);
}
