//! Rule: a chunk must fit its axis. First line: "evaluation panicked: a chunk of 5 is longer than axis 1, which has extent 4: a chunk must fit its axis"

use shapewise::{View, shape};

fn main() {
    let memory = [0; 12];
    let _ = View::new(&memory, shape![3, 4]).unwrap().chunks_exact(shape![3, 5]);
}
