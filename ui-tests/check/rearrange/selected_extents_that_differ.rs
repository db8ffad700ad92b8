//! Rule: a mask and two arrays broadcast to each other. First line: "extents 3 and 4 do not broadcast at axis 1"
use shapewise::{View, shape, verbs::select};


fn main() {
    let (a, b) = ([0; 24], [0; 24]);
    let a = View::new(&a, shape![2, 3]).unwrap();
    let b = View::new(&b, shape![2, 4]).unwrap();
    let _ = select(a.map(|x| *x > 0), a, b);
}
