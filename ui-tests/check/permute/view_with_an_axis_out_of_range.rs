//! Rule: an axis is below the rank. First line: "axis 2 is out of range for rank 2"

use shapewise::{View, axes, shape};

fn main() {
    let memory = [0.0_f32; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.permute(axes![2, 0]);
}
