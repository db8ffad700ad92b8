//! Rule: a reshape keeps the element count. First line: "shape [3,1] has 3 elements, and cannot be reshaped to [], which has 1"

use shapewise::{View, shape};

fn main() {
    let memory = [0.0_f32; 3];
    let column = View::new(&memory, shape![3, 1]).unwrap();
    let _ = column.reshape(shape![]);
}
