//! Rule: an array with rows has an axis. First line: "rank R has fewer axes than 1"

use shapewise::Tensor;

fn count<const R: usize>(x: &Tensor<f32, R>) -> usize {
    x.rows().count()
}

fn main() {}
