//! Rule: the pattern has as many axes as the array. First line: "the array has rank 3, and the left side of the pattern has rank 4"

use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 3>) {
    let _ = rearrange!(b h w c -> b c h w; x);
}

fn main() {}
