//! Rule: a rank that is a parameter is not known to be large enough. First line: "an operand of rank 1 cannot be aligned at the last axis of rank R"

use shapewise::{Tensor, View};

fn scaled<const R: usize>(x: View<'_, f32, R>, gamma: View<'_, f32, 1>) -> Tensor<f32, R> {
    x * gamma.align_trailing().of_rank::<R>().ranked()
}

fn main() {}
