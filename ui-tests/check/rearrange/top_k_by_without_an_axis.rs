//! Rule: an axis is in the type. First line: "is not an axis, or not known to be one"
use shapewise::{Float, View, shape};


fn main() {
    let memory = [0.0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.top_k_by(1, 2, f64::nan_last);
}
