//! Rule: a range with constant ends is not clamped. First line: "positions 1 to 4 are out of bounds for axis 1, which has extent 3"

use shapewise::{View, s, shape};

fn main() {
    let memory = [0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.slice(s![:, const 1..4]);
}
