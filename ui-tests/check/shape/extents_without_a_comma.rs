//! Rule: extents are a list with commas. First line: "`2 3` is not a list of extents"
use shapewise::{View, shape};

fn main() {
    let memory = [0; 6];
    let _ = View::new(&memory, shape![2 3]);
}
