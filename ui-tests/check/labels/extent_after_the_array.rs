//! Rule: extents of labels are before the array. First line: "after `;` is the array, and nothing else"
use shapewise::{Tensor, rearrange};

fn f(x: &Tensor<f32, 2>) {
    let _ = rearrange!((a b) c -> a b c; a = 2; x);
}

fn main() {}
