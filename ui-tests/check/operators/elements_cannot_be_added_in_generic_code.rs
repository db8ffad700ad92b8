//! Rule: `+` adds elements. First line: "elements `T` cannot be added"

use shapewise::{Tensor, View};

fn doubled<T: Copy>(x: &View<'_, T, 2>) -> Tensor<T, 2> {
    x + x
}

fn main() {}
