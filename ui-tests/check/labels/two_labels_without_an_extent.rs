//! Rule: one label of an axis may have no extent. First line: "labels `h` and `p` of one axis have no extent"

use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 2>) {
    let _ = rearrange!(b (h p) -> b h p; x);
}

fn main() {}
