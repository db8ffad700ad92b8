//! Rule: a matrix is collected of rows. First line: "a matrix is collected of rows, and `f64` is not a row of elements `f64`"
use shapewise::Tensor;

fn numbers(numbers: Vec<f64>) -> Tensor<f64, 2> {
    Tensor::<f64, 2>::from_iter(numbers)
}

fn main() {
    let _ = numbers(vec![1.0, 2.0]);
}
