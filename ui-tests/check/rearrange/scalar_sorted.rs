//! Rule: rank 0 has no axes. First line: "axis 0 is out of range for rank 0"

use shapewise::{Axis, Tensor};

fn sorted(x: &Tensor<i32, 0>) -> Tensor<i32, 0> {
    x.sort_axis(Axis::<0>)
}

fn main() {}
