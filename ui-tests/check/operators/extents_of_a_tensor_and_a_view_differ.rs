//! Rule: extents known in the type are equal, or one is `One`. First line: "extents 4 and 3 do not broadcast at axis 1: they must be equal, or one of them `One`"

use shapewise::{Tensor, View, shape};

fn main() {
    let memory = [0.0_f32; 6];
    let view = View::new(&memory, shape![2, 3]).unwrap();
    let tensor = Tensor::try_filled(shape![2, 4], 0.0_f32).unwrap();
    let _ = tensor * view;
}
