//! Rule: a reduction is stated after `by`. First line: "`reduce!` states the reduction"
use shapewise::{Tensor, reduce};

fn f(x: &Tensor<f32, 2>) {
    let _ = reduce!(a b -> a, mean; x);
}

fn main() {}
