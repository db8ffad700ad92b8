//! Rule: an index is below the extent. First line: "index 3 is out of bounds for axis 1, which has extent 3"

use shapewise::{View, s, shape};

fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.slice(s![.., 3]);
}
