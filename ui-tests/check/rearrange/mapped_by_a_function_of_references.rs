//! Rule: `map_copied` takes a function of values. First line: "type mismatch in closure arguments"
use shapewise::{View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.map_copied(|x: &i32| x + 1);
}
