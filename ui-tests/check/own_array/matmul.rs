//! Rule: a product of arrays of one's own sums over equal extents. First line: "inner extents"

#[allow(dead_code)]
#[path = "../../../examples/typed_array.rs"]
mod typed_array;

use shapewise::shape;
use typed_array::Dense;

fn main() {
    let x = Dense::new(shape![2, 3], |_| 1.0).unwrap();
    let y = Dense::new(shape![2, 3], |_| 1.0).unwrap();
    let _ = x.matmul(&y);
}
