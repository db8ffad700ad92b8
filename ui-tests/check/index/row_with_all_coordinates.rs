//! Rule: a row has a number for each axis but the last. First line: "a row of an array of rank 2 is indexed by a `usize` for each axis but the last, found `[usize; 2]`"

use shapewise::Tensor;

fn write(matrix: &mut Tensor<f32, 2>, i: usize, j: usize) {
    matrix.row_mut([i, j]).fill(0.0);
}

fn main() {}
