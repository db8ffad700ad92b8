//! Rule: the array is last. First line: "no `->` before `;`: labels are words"
use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 2>) {
    let _ = rearrange!(x; a b -> b a);
}

fn main() {}
