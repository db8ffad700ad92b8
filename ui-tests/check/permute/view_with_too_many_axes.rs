//! Rule: an order names each axis once. First line: "an order for rank 3 does not fit rank 2"

use shapewise::{View, axes, shape};

fn main() {
    let memory = [0.0_f32; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.permute(axes![0, 1, 1]);
}
