//! Rule: each axis of an operand has one label; extents of wrong labels are not compared. First line: "operand 1 has rank 2 and labels for rank 3: each axis has one label"

use shapewise::{DenseTensor, Extents, Tensor, einsum};

fn product(x: &DenseTensor<f32, 2, Extents![3, 4]>, y: &DenseTensor<f32, 2, Extents![4, 5]>) -> Tensor<f32, 2> {
    einsum!(i k, b k j -> i j; x, y).into_ranked()
}

fn main() {}
