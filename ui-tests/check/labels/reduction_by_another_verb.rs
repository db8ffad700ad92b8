//! Rule: the reductions are listed. First line: "`average` is not a reduction"

use shapewise::{Tensor, reduce};

fn f(x: &Tensor<f32, 2>) {
    let _ = reduce!(b h -> b by average; x);
}

fn main() {}
