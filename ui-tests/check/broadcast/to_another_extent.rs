//! Rule: an extent known in the type stays, unless it is `One`. First line: "extent 3 does not broadcast into extent 4 of axis 1: it must be the same, or `One`"

use shapewise::{View, shape};

fn main() {
    let memory = [0.0_f32; 3];
    let row = View::new(&memory, shape![1, 3]).unwrap();
    let _ = row.broadcast_to(shape![2, 4]);
}
