//! Rule: an axis that is a number is an `isize`. First line: "mismatched types"
use shapewise::{axes, prelude::*};

fn main() {
    let x = Tensor::<f64, 2>::zeros([1, 1]);
    let _ = x.permute(axes![1_u8, 0]);
}
