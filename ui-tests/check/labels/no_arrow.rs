//! Rule: `->` is between the sides. First line: "no `->` before `,`: blanks separate labels"

use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 2>) {
    let _ = rearrange!(b h, h b; x);
}

fn main() {}
