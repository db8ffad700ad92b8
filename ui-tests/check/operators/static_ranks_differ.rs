//! Rule: operands have the same rank. First line: "cannot be combined with a tensor of rank 2"

use shapewise::{View, shape};

fn main() {
    let memory = [0.0_f32; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let row = View::new(&memory, shape![3]).unwrap();
    let _ = matrix + row;
}
