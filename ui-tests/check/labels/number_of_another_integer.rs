//! Rule: a number in a pattern is a `usize`. First line: "mismatched types"
use shapewise::{View, reduce};

fn main() {
    let memory = [0; 12];
    let x = View::new(&memory, [3, 4]).unwrap();
    let _ = reduce!(a (b 2_u64) -> a b by sum; x);
}
