//! Rule: each axis has a name. First line: "`_` is not a label"
use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 2>) {
    let _ = rearrange!(a _ -> a; x);
}

fn main() {}
