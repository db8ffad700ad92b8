//! Rule: the inner extents of a product of matrices are equal, also that of a vector. First line: "inner extents 3 and 4 differ"

use shapewise::{Const, DenseTensor};

fn apply(matrix: &DenseTensor<f32, 2, (usize, Const<3>)>, vector: &DenseTensor<f32, 1, (Const<4>,)>) {
    let _ = matrix.matmul(vector);
}

fn main() {}
