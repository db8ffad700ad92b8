//! Rule: the largest elements need an order of all values. First line: "has no order of all its values"
use shapewise::{Axis, View, shape};


fn main() {
    let memory = [0.0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.top_k(Axis::<1>, 2);
}
