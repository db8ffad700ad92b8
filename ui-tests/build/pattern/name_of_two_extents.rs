//! Rule: a name is one extent. First line: "axis 0 of `w`, [32,10], is 32; `inner` is 64 by axis 1 of `x`: the pattern is [inner, classes]"

use shapewise::{Const, DenseTensor, expect_shape};

fn classes(x: &DenseTensor<f32, 2, (usize, Const<64>)>, w: &DenseTensor<f32, 2, (Const<32>, Const<10>)>) -> usize {
    expect_shape!(x, [batch, inner]; w, [inner, classes]);
    batch * classes
}

fn main() {
    println!("{}", classes(&DenseTensor::zeros((2, Const)), &DenseTensor::zeros((Const, Const))));
}
