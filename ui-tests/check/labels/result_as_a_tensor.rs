//! Rule: the result is a view or a copy. First line: "mismatched types"
use shapewise::{Tensor, rearrange};

fn rows(x: &Tensor<f32, 3>) -> Tensor<f32, 2> {
    rearrange!(a b c -> (a b) c; x)
}

fn main() {}
