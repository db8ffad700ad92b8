//! Rule: a number that is written out is an `isize`. First line: "mismatched types"
use shapewise::{View, s};

fn main() {
    let memory = [0; 12];
    let x = View::new(&memory, [3, 4]).unwrap();
    let _ = x.slice(s![.., 2_u64]);
}
