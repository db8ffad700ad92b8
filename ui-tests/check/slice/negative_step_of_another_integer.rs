//! Rule: a step that is written out is an `isize`, also a negative one. First line: "mismatched types"
use shapewise::{View, s};

fn main() {
    let memory = [0; 12];
    let x = View::new(&memory, [3, 4]).unwrap();
    let _ = x.slice(s![.., 0..2;-1_i8]);
}
