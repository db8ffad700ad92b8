//! Rule: several axes are `axes![..]`. First line: "expected an axis or several, found `[{integer}; 2]`"

use shapewise::{Tensor, View};

fn sums(cube: &View<'_, f32, 3>) -> Tensor<f32, 1> {
    cube.sum_axis([0, 1])
}

fn main() {}
