//! Rule: the operand broadcasts to what is written. First line: "extent 4 does not broadcast into extent 3 of axis 1"
use shapewise::{View, shape};


fn main() {
    let (a, b) = ([0; 6], [0; 8]);
    let a = View::new(&a, shape![2, 3]).unwrap();
    let b = View::new(&b, shape![2, 4]).unwrap();
    a.to_tensor().zip_apply(b, |x, y| *x += y);
}
