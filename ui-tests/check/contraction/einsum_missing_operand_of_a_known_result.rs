//! Rule: there are as many operands as lists of labels. First line: "the equation has labels for 2 operands, and 1 is given"

use shapewise::{DenseTensor, Extents, einsum};

fn squared(x: &DenseTensor<f32, 2, Extents![3, 3]>) -> DenseTensor<f32, 2, Extents![3, 3]> {
    einsum!(i j, j k -> i k; x)
}

fn main() {}
