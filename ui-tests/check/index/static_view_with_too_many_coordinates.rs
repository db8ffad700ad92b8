//! Rule: an index has one coordinate per axis. First line: "rank 2 is indexed by `[usize; 2]`, found `[{integer}; 3]`"

use shapewise::{View, shape};

fn main() {
    let memory = [0.0_f32; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix[[0, 1, 2]];
}
