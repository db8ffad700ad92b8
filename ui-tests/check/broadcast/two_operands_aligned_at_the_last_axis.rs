//! Rule: nothing states the rank of the result of two operands that are aligned. First line: "nothing states the rank of the result"

use shapewise::{Tensor, View};

fn scaled(gamma: View<'_, f32, 1>, scale: View<'_, f32, 1>, x: &Tensor<f32, 2>) -> f32 {
    let both = gamma.align_trailing() * scale.align_trailing();
    let y = x * &both;
    y.sum() + both.sum()
}

fn main() {}
