//! Rule: `broadcast_to` keeps the rank. First line: "expected extents of rank 1, found `(shapewise::Const<2>, shapewise::Const<3>)`"

use shapewise::{View, shape};

fn main() {
    let memory = [0.0_f32; 3];
    let row = View::new(&memory, shape![3]).unwrap();
    let _ = row.broadcast_to(shape![2, 3]);
}
