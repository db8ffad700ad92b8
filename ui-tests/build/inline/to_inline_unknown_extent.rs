//! An inline array of an array with an extent that is known at run time.

use shapewise::{View, shape};

fn main() {
    let memory = [1.0; 6];
    let rows = memory.len() / 3;
    let x = View::new(&memory, shape![rows, 3]).unwrap();
    let _ = x.to_inline();
}
