//! Rule: the paddings are an array. First line: "expected an array of values `Pad`, one for each axis, found `Pad`"
use shapewise::{Pad, View, shape};

fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.pad(Pad::edges(1, 1), 0);
}
