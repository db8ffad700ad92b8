//! Rule: generic code over floats has the bound `Float`. First line: "`T` is not a float"
use shapewise::{Tensor, View};

fn roots<T: Copy, const R: usize>(x: View<'_, T, R>) -> Tensor<T, R> {
    x.sqrt()
}

fn main() {}
