//! Rule: elements that are added are numbers. First line: "elements `T` cannot be added"
use shapewise::{Axis, Tensor, View};

fn running<T: Copy>(x: View<'_, T, 2>) -> Tensor<T, 2> {
    x.cumsum(Axis::<1>).into_ranked()
}

fn main() {}
