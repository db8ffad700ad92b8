//! Rule: a reshape keeps the element count. First line: "shape [2,3,4] has 24 elements, and cannot be reshaped to [5,5], which has 25"

use shapewise::{ViewMut, shape};

fn main() {
    let mut memory = [0.0_f32; 24];
    let cube = ViewMut::new(&mut memory, shape![2, 3, 4]).unwrap();
    let _ = cube.reshape(shape![5, 5]);
}
