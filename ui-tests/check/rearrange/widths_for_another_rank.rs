//! Rule: there are two widths for each axis. First line: "mismatched types"
use shapewise::{PadMode, View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.pad_mode([[1, 1]; 3], PadMode::Edge);
}
