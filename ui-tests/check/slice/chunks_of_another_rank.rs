//! Rule: a chunk has an extent for each axis. First line: "rank 2"
use shapewise::{View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.chunks_exact(shape![3]);
}
