//! Rule: a new axis states its extent. First line: "label `n` is a new axis: state how often it is repeated"

use shapewise::{Tensor, repeat};

fn f(x: &Tensor<f32, 2>) {
    let _ = repeat!(h w -> n h w; x);
}

fn main() {}
