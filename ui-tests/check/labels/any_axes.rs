//! Rule: each axis has a label. First line: "`..` is not a label"
use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 2>) {
    let _ = rearrange!(.. a -> a ..; x);
}

fn main() {}
