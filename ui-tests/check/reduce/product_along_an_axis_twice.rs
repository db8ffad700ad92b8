//! Rule: axes of a reduction are different ones. First line: "axis 1 occurs twice"
use shapewise::{View, axes, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.product_axis(axes![1, 1]);
}
