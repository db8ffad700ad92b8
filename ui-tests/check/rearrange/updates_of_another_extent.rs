//! Rule: updates have the extents of the array along all other axes. First line: "extents 3 and 4 differ at axis 1"
use shapewise::{Axis, View, shape};


fn main() {
    let (a, b) = ([0; 24], [0; 24]);
    let a = View::new(&a, shape![2, 3]).unwrap();
    let b = View::new(&b, shape![2, 4]).unwrap();
    let _ = a.to_tensor().scatter(Axis::<0>, [0, 1], b, |x, y| *x += y);
}
