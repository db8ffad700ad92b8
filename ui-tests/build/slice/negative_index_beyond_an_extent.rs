//! Rule: a negative index counts from the end. First line: "index -3 is out of bounds for axis 0, which has extent 2"

use shapewise::{View, s, shape};

fn main() {
    let memory = [0; 6];
    let columns = memory.len() / 2;
    let matrix = View::new(&memory, shape![2, columns]).unwrap();
    let _ = matrix.slice(s![-3, ..]);
}
