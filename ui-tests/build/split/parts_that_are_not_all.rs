//! Rule: parts of the same extent are all of an axis. First line: "evaluation panicked: 2 parts of 2 are not all of axis 1, which has extent 3"
use shapewise::{Axis, Const, View, shape};

fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let [_, _] = matrix.split_into(Axis::<1>, Const::<2>);
}
