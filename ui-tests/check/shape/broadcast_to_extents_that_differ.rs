//! Rule: an extent is that of the target, or `One`. First line: "extent 3 does not broadcast into extent 4 of axis 1"

use shapewise::{Shape, shape};

fn main() {
    let row = Shape::new(shape![1, 3]).unwrap();
    let _ = row.broadcast_to(shape![5, 4]);
}
