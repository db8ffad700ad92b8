//! Rule: an extent does not shrink to `One`. First line: "an axis of extent `shapewise::Const<3>` does not broadcast into an axis of extent `One`"

use shapewise::{View, shape};

fn main() {
    let memory = [0.0_f32; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.broadcast_to(shape![2, 1]);
}
