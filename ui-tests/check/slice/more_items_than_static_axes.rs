//! Rule: a slice names at most as many axes as there are. First line: "a slice for rank 3 does not fit a tensor of rank 2"

use shapewise::{View, s, shape};

fn main() {
    let memory = [0.0_f32; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.slice(s![:, 0..2, ..;2]);
}
