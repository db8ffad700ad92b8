//! Rule: `as_slice` is for layouts without gaps. First line: "is not known to be row-major and without gaps"

use shapewise::{View, s, shape};

fn main() {
    let memory = [0.0_f32; 12];
    let matrix = View::new(&memory, shape![3, 4]).unwrap();
    let left = matrix.slice(s![:, ..2]);
    let _ = left.as_slice();
}
