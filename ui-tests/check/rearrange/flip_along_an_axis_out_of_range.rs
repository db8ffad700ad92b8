//! Rule: an axis is below the rank. First line: "`shapewise::Axis<2>` is not an axis of rank 2"
use shapewise::{Axis, View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.flip(Axis::<2>);
}
