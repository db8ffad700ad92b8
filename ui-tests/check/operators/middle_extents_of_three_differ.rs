//! Rule: the pair of extents at fault is named. First line: "extents 3 and 5 do not broadcast at axis 1: they must be equal, or one of them `One`"

use shapewise::{View, shape};

fn main() {
    let memory = [0.0_f32; 40];
    let left = View::new(&memory, shape![2, 3, 4]).unwrap();
    let right = View::new(&memory, shape![2, 5, 4]).unwrap();
    let _ = left + right;
}
