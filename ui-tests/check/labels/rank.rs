//! Rule: the pattern has as many axes as the array. First line: "the array has rank 3, and the pattern has 4 axes on the left"

use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 3>) {
    let _ = rearrange!(b h w c -> b c h w; x);
}

fn main() {}
