//! Rule: the type of an inline array knows its extents. First line: "an inline array has up to 6 axes, and its type knows their extents"
use shapewise::{View, shape};

fn main() {
    let memory = [1.0; 6];
    let rows = memory.len() / 3;
    let x = View::new(&memory, shape![rows, 3]).unwrap();
    let _ = x.to_inline();
}
