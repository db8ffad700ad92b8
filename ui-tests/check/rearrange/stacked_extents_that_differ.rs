//! Rule: arrays that are stacked have equal extents. First line: "extents 3 and 4 differ at axis 1"
use shapewise::{Axis, View, shape, verbs::stack};


fn main() {
    let (a, b) = ([0; 24], [0; 24]);
    let a = View::new(&a, shape![2, 3]).unwrap();
    let b = View::new(&b, shape![2, 4]).unwrap();
    let _ = stack(Axis::<0>, (a, b));
}
