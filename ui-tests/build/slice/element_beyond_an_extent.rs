//! Rule: a number in an index is below an extent in the type. First line: "evaluation panicked: index 9 is out of bounds for axis 1, which has extent 4"

use shapewise::{View, s, shape};

fn main() {
    let memory = [0; 12];
    let matrix = View::new(&memory, shape![3, 4]).unwrap();
    let _ = matrix.item(s![2, 9]);
}
