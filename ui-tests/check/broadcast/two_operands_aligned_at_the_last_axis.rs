//! Rule: the result of operands without a rank has the least rank with a place for each axis. First line: "cannot be combined with a tensor of rank 2"

use shapewise::{Tensor, View};

fn scaled(gamma: View<'_, f32, 1>, scale: View<'_, f32, 1>, x: &Tensor<f32, 2>) -> f32 {
    let both = gamma.align_trailing() * scale.align_trailing();
    let y = x * &both;
    y.sum() + both.sum()
}

fn main() {}
