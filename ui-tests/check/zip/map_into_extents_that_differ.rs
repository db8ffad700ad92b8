//! Rule: a map is between equal extents. First line: "extent 3 does not broadcast into extent 4 of axis 1"
use shapewise::{View, shape};


fn main() {
    let (a, b) = ([0; 6], [0; 8]);
    let a = View::new(&a, shape![2, 3]).unwrap();
    let b = View::new(&b, shape![2, 4]).unwrap();
    a.map_into(&mut b.to_tensor(), |x| -x);
}
