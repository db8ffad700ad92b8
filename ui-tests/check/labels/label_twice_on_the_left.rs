//! Rule: each axis has a label of its own. First line: "label `n` occurs twice on the left"

use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 2>) {
    let _ = rearrange!(n n -> n; x);
}

fn main() {}
