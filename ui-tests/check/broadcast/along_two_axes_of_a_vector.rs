//! Rule: an axis of the result for each axis of the array. First line: "mismatched types"
use shapewise::{View, shape};


fn main() {
    let memory = [0; 3];
    let row = View::new(&memory, shape![3]).unwrap();
    let _: View<'_, i32, 2> = row.along_by([0, 1]).unwrap();
}
