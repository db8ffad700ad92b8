//! Rule: an axis is below the rank. First line: "axis 2 is out of range for rank 2"
use shapewise::{Axis, View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.top_k(Axis::<2>, 2);
}
