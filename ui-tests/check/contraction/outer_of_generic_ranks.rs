//! Rule: an outer product knows the ranks of its operands. First line: "rank R is not known, or above 16, the maximum rank"

use shapewise::{Tensor, View};

fn table<const R: usize, const P: usize>(x: &View<'_, f32, R>, y: &View<'_, f32, P>) -> Tensor<f32, 3> {
    x.outer(y)
}

fn main() {
    let _ = table::<1, 2>;
}
