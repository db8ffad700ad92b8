//! Rule: the product of extents fits `isize`. First line: "the shape is too large at axis 1: its extent 4294967296 times 4294967296"

use shapewise::{View, shape};

fn main() {
    let memory = [0.0; 6];
    let _ = View::new(&memory, shape![4294967296, 4294967296, 2]);
}
