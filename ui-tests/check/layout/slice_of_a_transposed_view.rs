//! Rule: `as_slice` is for layouts without gaps. First line: "is not known to be row-major and without gaps"

use shapewise::{View, shape};

fn main() {
    let memory = [0.0_f32; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.transpose().as_slice();
}
