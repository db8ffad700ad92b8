//! Rule: elements that are multiplied are numbers. First line: "elements `T` have no sum of products"
use shapewise::{Tensor, View};

fn squared<T: Copy + 'static>(x: View<'_, T, 2>) -> Tensor<T, 2> {
    x.matmul(x)
}

fn main() {}
