//! Rule: windows have twice the rank of the array, which is at most 16. First line: "rank 9 + 9 is not known to be at most 16, the maximum rank"
use shapewise::prelude::*;

fn main() {
    let x = Tensor::<f64, 9>::zeros([1; 9]);
    let _ = x.windows([1; 9]);
}
