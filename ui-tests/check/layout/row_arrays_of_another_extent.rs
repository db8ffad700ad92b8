//! Rule: rows are as long as the last extent. First line: "is not `Const<4>`"
use shapewise::{View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.row_arrays::<4>();
}
