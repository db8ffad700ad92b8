//! Rule: an extent is stated once. First line: "the extent of `p` is stated twice"

use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 2>) {
    let _ = rearrange!(b (h p) -> b h p, p = 2, p = 4; x);
}

fn main() {}
