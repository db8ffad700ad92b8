//! Rule: both sides of `rearrange!` have the same labels. First line: "label `n` is on the right only: `repeat!` repeats along a new axis"

use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 2>) {
    let _ = rearrange!(h w -> n h w; x);
}

fn main() {}
