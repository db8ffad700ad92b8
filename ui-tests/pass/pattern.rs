//! The correct versions of the contracts of `check/pattern` and `build/pattern`.

use shapewise::{Const, DenseTensor, PatternError, Tensor, debug_expect_shape, expect_shape, try_expect_shape};

fn rows<const N: usize, const M: usize>(x: &DenseTensor<f32, 2, (usize, Const<M>)>, n: usize) -> usize {
    expect_shape!(x, [rows, {M}]; x, [(n), count = {N} * parts]);
    rows * parts * count
}

fn named<'a>(x: &'a [usize], w: &Tensor<f32, 2>) -> Result<[usize; 3], PatternError> {
    expect_shape!(x, [_, .., _k]; else |error| return Err(error));
    debug_expect_shape!(x, [.., _]);
    try_expect_shape!(x, [n, k]; w, [k, m])
}

fn main() {
    println!("{}", rows::<2, 6>(&DenseTensor::zeros((2, Const)), 2));
    println!("{:?}", named(&[3, 4], &Tensor::zeros([4, 5])));
}
