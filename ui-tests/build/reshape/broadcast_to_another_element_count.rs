//! Rule: a reshape keeps the element count. First line: "shape [2,3] has 6 elements, and cannot be reshaped to [3], which has 3"

use shapewise::{View, shape};

fn main() {
    let memory = [0.0_f32; 3];
    let row = View::new(&memory, shape![1, 3]).unwrap();
    let stretched = row.broadcast_to(shape![2, 3]);
    let _ = stretched.reshape(shape![3]);
}
