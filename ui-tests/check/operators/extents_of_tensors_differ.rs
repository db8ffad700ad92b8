//! Rule: extents known in the type are equal, or one is `One`. First line: "extents 3 and 4 do not broadcast at axis 1: they must be equal, or one of them `One`"

use shapewise::{Tensor, shape};

fn main() {
    let left = Tensor::try_filled(shape![2, 3], 0.0_f32).unwrap();
    let right = Tensor::try_filled(shape![2, 4], 0.0_f32).unwrap();
    let _ = &left + &right;
}
