//! Rule: without its axis a result has another rank. First line: "cannot be combined with a tensor of rank 2"

use shapewise::{Axis, View, shape};

fn main() {
    let memory = [1.0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix / matrix.sum_axis(Axis::<1>);
}
