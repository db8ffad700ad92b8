//! Rule: an order names each axis once. First line: "axis 0 occurs twice"

use shapewise::{ViewMut, axes, shape};

fn main() {
    let mut memory = [0.0_f32; 6];
    let matrix = ViewMut::new(&mut memory, shape![2, 3]).unwrap();
    let _ = matrix.permute(axes![0, 0]);
}
