//! Rule: an axis is below the rank. First line: "rank 2"
use shapewise::{Axis, View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    for _ in matrix.axis_iter(Axis::<2>) {}
}
