//! Rule: the ends of a range of constants are `usize`. First line: "mismatched types"
use shapewise::{View, s};

fn main() {
    let memory = [0; 12];
    let x = View::new(&memory, [3, 4]).unwrap();
    let _ = x.slice(s![.., const 0_i32..2]);
}
