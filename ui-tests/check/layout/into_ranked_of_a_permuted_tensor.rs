//! Rule: a tensor becomes ranked without a copy only if it is row-major. First line: "this layout of rank 2 is not known to be row-major and without gaps"
use shapewise::{Tensor, axes};

fn transposed(matrix: Tensor<f32, 2>) -> Tensor<f32, 2> {
    matrix.into_permute(axes![1, 0]).into_ranked()
}

fn main() {
    let _ = transposed;
}
