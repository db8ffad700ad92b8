//! Rule: indices have the extents of the array along all other axes. First line: "extents 2 and 3 differ at axis 0"
use shapewise::{Axis, View, shape};


fn main() {
    let (a, b) = ([0; 24], [0; 24]);
    let a = View::new(&a, shape![2, 3]).unwrap();
    let b = View::new(&b, shape![3, 1]).unwrap();
    let _ = a.take_along_axis(Axis::<1>, b);
}
