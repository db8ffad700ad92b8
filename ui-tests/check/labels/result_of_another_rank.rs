//! Rule: the rank of the result is that of the pattern. First line: "mismatched types"

use shapewise::{Tensor, rearrange_copy};

fn f(x: &Tensor<f32, 3>) -> Tensor<f32, 3> {
    rearrange_copy!(b h w -> (b h) w; x)
}

fn main() {}
