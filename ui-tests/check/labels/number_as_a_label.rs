//! Rule: only `1` has no label. First line: "`2` is not a label: only `1` has none"

use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 2>) {
    let _ = rearrange!(b (h 2) -> b h 2; x);
}

fn main() {}
