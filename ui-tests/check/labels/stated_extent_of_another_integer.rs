//! Rule: the extent of a label is a `usize`. First line: "mismatched types"
use shapewise::{View, rearrange};

fn main() {
    let memory = [0; 12];
    let x = View::new(&memory, [3, 4]).unwrap();
    let _ = rearrange!((a b) c -> a b c, a = 3_i32; x);
}
