//! Rule: operands broadcast to each other. First line: "extents 3 and 4 do not broadcast at axis 1"
use shapewise::{View, shape};


fn main() {
    let (a, b) = ([0; 6], [0; 8]);
    let a = View::new(&a, shape![2, 3]).unwrap();
    let b = View::new(&b, shape![2, 4]).unwrap();
    let _ = a.zip_any(b, |x, y| x == y);
}
