//! Rule: a reshape keeps the element count. First line: "shape [2,3] has 6 elements, and cannot be reshaped to [4,2], which has 8"

use shapewise::{View, shape};

fn main() {
    let memory = [0.0_f32; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.reshape(shape![4, 2]);
}
