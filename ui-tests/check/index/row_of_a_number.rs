//! Rule: a row is indexed by an array of numbers. First line: "a row of an array of rank 2 is indexed by a `usize` for each axis but the last, found `{integer}`"

use shapewise::Tensor;

fn first(matrix: &Tensor<f32, 2>) -> &[f32] {
    matrix.row(0)
}

fn main() {}
