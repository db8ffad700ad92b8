//! Rule: vectors of a dot product have one extent. First line: "extents 3 and 4 do not broadcast"
use shapewise::{View, shape};


fn main() {
    let (a, b) = ([0; 3], [0; 4]);
    let a = View::new(&a, shape![3]).unwrap();
    let b = View::new(&b, shape![4]).unwrap();
    let _ = a.dot(b);
}
