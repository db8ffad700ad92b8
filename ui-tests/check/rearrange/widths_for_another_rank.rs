//! Rule: there are two widths for each axis. First line: "a list for rank 3 does not fit rank 2: there must be one value for each axis"
use shapewise::{PadMode, View, shape};


fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.pad_mode([[1, 1]; 3], PadMode::Edge);
}
