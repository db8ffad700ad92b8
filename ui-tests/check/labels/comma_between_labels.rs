//! Rule: blanks separate labels. First line: "no `->` before `,`: blanks separate labels"
use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 2>) {
    let _ = rearrange!(a, b -> b, a; x);
}

fn main() {}
