//! Rule: an index has one coordinate per axis. First line: "mismatched types"

use shapewise::Tensor;

fn first_row(matrix: &Tensor<f32, 2>) -> f32 {
    matrix[[0]]
}

fn main() {}
