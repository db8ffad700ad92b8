//! Rule: labels are written without quotes. First line: "no `->` before `;`: labels are words"

use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 2>) {
    let _ = rearrange!("b h -> h b"; x);
}

fn main() {}
