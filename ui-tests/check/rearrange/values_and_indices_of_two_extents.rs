//! Rule: values have the extents of the indices. First line: "extents 3 and 4 differ at axis 1"
use shapewise::{Axis, View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let values = View::new(&[0; 8], shape![2, 4]).unwrap();
    matrix.to_tensor().scatter_along_axis(Axis::<1>, matrix, values, |x, y| *x += y);
}
