//! Rule: one axis at a time. First line: "rank 2 cannot be reduced along `(shapewise::Axis<0>,)`"

use shapewise::{View, axes, shape};

fn main() {
    let memory = [1.0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.fold_axis(axes![0], 0.0, |sum, x| sum + x);
}
