//! Rule: a trace is along two axes. First line: "mismatched types"
use shapewise::{Tensor, View, shape};


fn main() {
    let memory = [0; 24];
    let x = View::new(&memory, shape![2, 3, 4]).unwrap();
    let _: Tensor<i32, 1> = x.trace_by(0, [0, 1, 2]);
}
