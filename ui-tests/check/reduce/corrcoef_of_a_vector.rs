//! Rule: correlations are those of the rows of a matrix. First line: "covariances and correlations are those of the rows of a matrix, of rank 2, and the array has rank 1"
use shapewise::Vector;

fn relation(x: &Vector<f64, 4>) -> f64 {
    x.corrcoef()[[0, 1]]
}

fn main() {}
