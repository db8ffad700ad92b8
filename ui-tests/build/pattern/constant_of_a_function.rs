//! Rule: a constant in braces is compared in each instance. First line: "axis 1 of `x`, [?,5], is 5 and not 3: the pattern is [rows, {N}]"

use shapewise::{Const, DenseTensor, expect_shape};

fn rows<const N: usize>(x: &DenseTensor<f32, 2, (usize, Const<5>)>) -> usize {
    expect_shape!(x, [rows, {N}]);
    rows
}

fn main() {
    println!("{} {}", rows::<5>(&DenseTensor::zeros((2, Const))), rows::<3>(&DenseTensor::zeros((2, Const))));
}
