//! Rule: an order names each axis once. First line: "3 axes are not an order of the axes of rank 2"

use shapewise::{View, axes, shape};

fn main() {
    let memory = [0.0_f32; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.permute(axes![0, 1, 1]);
}
