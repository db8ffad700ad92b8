//! Rule: a new axis is below the rank of the result. First line: "axis 3 is out of range for rank 3"
use shapewise::{Axis, View, shape, verbs::stack};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = stack(Axis::<3>, [matrix, matrix]);
}
