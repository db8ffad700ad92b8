//! Rule: an extent does not shrink to `One`. First line: "extent 3 does not broadcast into extent 1 of axis 1: it must be the same, or `One`"

use shapewise::{View, shape};

fn main() {
    let memory = [0.0_f32; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.broadcast_to(shape![2, 1]);
}
