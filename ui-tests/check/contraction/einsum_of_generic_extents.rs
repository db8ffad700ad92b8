//! Rule: two extents that are different parameters are not known to agree. First line: "extents `D` and `B` are not known to agree"

use shapewise::{DenseTensor, Extent, Tensor, einsum};

fn product<B: Extent, D: Extent>(
    x: &DenseTensor<f64, 2, (B, D)>,
    y: &DenseTensor<f64, 2, (B, D)>,
) -> Tensor<f64, 2> {
    einsum!(i j, j k -> i k; x, y).into_ranked()
}

fn main() {}
