//! Rule: the message does not grow with the rank. First line: "an axis of extent `shapewise::Const<2>` does not broadcast with an axis of extent `shapewise::Const<3>`"

use shapewise::{View, shape};

fn main() {
    let memory = [0.0_f32; 384];
    let left = View::new(&memory, shape![2, 2, 2, 2, 2, 2, 2, 2]).unwrap();
    let right = View::new(&memory, shape![2, 2, 2, 2, 2, 2, 2, 3]).unwrap();
    let _ = left + right;
}
