//! Rule: `reduce!` states the reduction. First line: "`reduce!` states the reduction"

use shapewise::{Tensor, reduce};

fn f(x: &Tensor<f32, 2>) {
    let _ = reduce!(b h -> b; x);
}

fn main() {}
