//! Rule: a stated extent is that of a label. First line: "the extent of `q` is stated, and no axis has this label"

use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 2>) {
    let _ = rearrange!(b (h p) -> b h p, p = 2, q = 2; x);
}

fn main() {}
