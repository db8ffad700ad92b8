//! Rule: each axis has a label of its own. First line: "label `h` occurs twice on the right"

use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 2>) {
    let _ = rearrange!(h w -> h w h; x);
}

fn main() {}
