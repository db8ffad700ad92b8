//! Rule: indices have the extents of the array along all other axes. First line: "extents 2 and 5 differ at axis 0"
use shapewise::{Axis, View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let indices = View::new(&[0; 10], shape![5, 2]).unwrap();
    let _ = matrix.take_along_axis(Axis::<1>, indices);
}
