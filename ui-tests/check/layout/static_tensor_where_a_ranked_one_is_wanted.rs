//! Rule: extents in the type are part of the type. First line: "mismatched types"

use shapewise::{Tensor, shape};

fn matrix() -> Tensor<f32, 2> {
    Tensor::try_filled(shape![2, 3], 0.0).unwrap()
}

fn main() {}
