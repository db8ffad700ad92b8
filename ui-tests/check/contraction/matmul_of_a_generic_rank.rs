//! Rule: a product of matrices knows the ranks of its operands. First line: "rank R is not known, or above 16, the maximum rank"

use shapewise::{Tensor, View};

fn linear<const R: usize>(x: &View<'_, f32, R>, weights: &View<'_, f32, 2>) -> Tensor<f32, R> {
    x.matmul(weights)
}

fn main() {
    let _ = linear::<2>;
}
