//! Rule: both sides of `rearrange!` have the same labels. First line: "label `c` is on the left only: `reduce!` states how an axis is reduced"

use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 4>) {
    let _ = rearrange!(b h w c -> b h w; x);
}

fn main() {}
