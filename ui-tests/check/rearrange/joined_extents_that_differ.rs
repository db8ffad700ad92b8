//! Rule: extents in the type are equal along all axes that are not joined. First line: "extents 3 and 4 differ at axis 1"
use shapewise::{Axis, View, shape, verbs::concatenate};


fn main() {
    let (a, b) = ([0; 24], [0; 24]);
    let a = View::new(&a, shape![2, 3]).unwrap();
    let b = View::new(&b, shape![2, 4]).unwrap();
    let _ = concatenate(Axis::<0>, (a, b));
}
