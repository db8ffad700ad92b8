//! Rule: in parentheses are labels. First line: "`(p q)` is not a label: in parentheses are words and numbers"

use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 2>) {
    let _ = rearrange!(b (h (p q)) -> b h p q, p = 2, q = 2; x);
}

fn main() {}
