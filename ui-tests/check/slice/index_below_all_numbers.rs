//! Rule: a number that no `isize` is does not become another one. First line: "literal out of range for `isize`"
use shapewise::{View, s};

fn main() {
    let memory = [0; 12];
    let x = View::new(&memory, [3, 4]).unwrap();
    let _ = x.slice(s![.., ..;-9223372036854775809]);
}
