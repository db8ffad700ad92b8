//! Rule: the arrow is `->`. First line: "`=>` in a pattern: the arrow is `->`"
use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 2>) {
    let _ = rearrange!(a b => b a; x);
}

fn main() {}
