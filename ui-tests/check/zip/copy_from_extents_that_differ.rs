//! Rule: a copy is between equal extents. First line: "extents 3 and 4 differ at axis 1"
use shapewise::{View, shape};


fn main() {
    let (a, b) = ([0; 6], [0; 8]);
    let a = View::new(&a, shape![2, 3]).unwrap();
    let b = View::new(&b, shape![2, 4]).unwrap();
    a.to_tensor().copy_from(b);
}
