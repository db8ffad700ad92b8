//! Rule: the message does not grow with the rank. First line: "extents 2 and 3 do not broadcast at axis 7: they must be equal, or one of them `One`"

use shapewise::{View, shape};

fn main() {
    let memory = [0.0_f32; 384];
    let left = View::new(&memory, shape![2, 2, 2, 2, 2, 2, 2, 2]).unwrap();
    let right = View::new(&memory, shape![2, 2, 2, 2, 2, 2, 2, 3]).unwrap();
    let _ = left + right;
}
