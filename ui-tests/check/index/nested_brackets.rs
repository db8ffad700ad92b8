//! Rule: an index is one array. First line: "rank 2 is indexed by `[usize; 2]`, found `{integer}`"

use shapewise::Tensor;

fn corner(matrix: &Tensor<f32, 2>) -> f32 {
    matrix[0][0]
}

fn main() {}
