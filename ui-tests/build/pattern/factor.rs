//! Rule: a factor divides the extent. First line: "axis 1 of `x`, [?,50], is 50, which 4 does not divide: the pattern is [len, 4 * head]"

use shapewise::{Const, DenseTensor, expect_shape};

fn head(x: &DenseTensor<f32, 2, (usize, Const<50>)>) -> usize {
    expect_shape!(x, [len, 4 * head]);
    len * head
}

fn main() {
    println!("{}", head(&DenseTensor::zeros((2, Const))));
}
