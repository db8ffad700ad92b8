//! Rule: an index that is a number is an `isize`. First line: "mismatched types"
use shapewise::prelude::*;

fn main() {
    let x = Tensor::<f64, 2>::zeros([1, 1]);
    let _ = x.slice(s![2_i64, ..]);
}
