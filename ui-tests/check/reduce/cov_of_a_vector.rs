//! Rule: covariances are those of the rows of a matrix. First line: "covariances and correlations are those of the rows of a matrix, of rank 2, and the array has rank 1"
use shapewise::Tensor;

fn spread(x: &Tensor<f64, 1>) -> Tensor<f64, 2> {
    x.cov(1)
}

fn main() {}
