//! Rule: floats have no largest element without an order. First line: "`f32` has no order of all its values"

use shapewise::{Tensor, reduce};

fn f(x: &Tensor<f32, 2>) {
    let _ = reduce!(b h -> b by max; x);
}

fn main() {}
