//! Rule: elements that are multiplied are numbers. First line: "elements `T` have no sum of products"
use shapewise::{Tensor, View, einsum};

fn squared<T: Copy + 'static>(x: View<'_, T, 2>) -> Tensor<T, 2> {
    einsum!(i j, j k -> i k; x, x)
}

fn main() {}
