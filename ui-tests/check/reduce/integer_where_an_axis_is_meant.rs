//! Rule: an axis is in the type, or was checked. First line: "expected an axis or several, found `{integer}`"

use shapewise::{View, shape};

fn main() {
    let memory = [1.0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.sum_axis(1);
}
