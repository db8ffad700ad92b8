//! Rule: an index has one coordinate per axis. First line: "rank 2 is indexed by `[usize; 2]`, found `[{integer}; 1]`"

use shapewise::Tensor;

fn first_row(matrix: &Tensor<f32, 2>) -> f32 {
    matrix[[0]]
}

fn main() {}
