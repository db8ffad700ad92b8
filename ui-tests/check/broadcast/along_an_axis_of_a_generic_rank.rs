//! Rule: the rank of a result is known where an operand lies along its axes. First line: "rank R is not known, or above 16, the maximum rank"

use shapewise::{Tensor, View, axes};

fn biased<const R: usize>(x: &View<'_, f32, R>, bias: &View<'_, f32, 1>) -> Tensor<f32, R> {
    x + bias.along(axes![0])
}

fn main() {
    let _ = biased::<2>;
}
