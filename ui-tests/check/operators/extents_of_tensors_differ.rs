//! Rule: extents known in the type are equal, or one is `One`. First line: "an axis of extent `shapewise::Const<3>` does not broadcast with an axis of extent `shapewise::Const<4>`"

use shapewise::{Tensor, shape};

fn main() {
    let left = Tensor::filled(shape![2, 3], 0.0_f32).unwrap();
    let right = Tensor::filled(shape![2, 4], 0.0_f32).unwrap();
    let _ = &left + &right;
}
