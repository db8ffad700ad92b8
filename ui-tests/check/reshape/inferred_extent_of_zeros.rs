//! Rule: only a reshape infers an extent. First line: "expected extents of rank 2"
use shapewise::{Tensor, shape};

fn main() {
    let _: Tensor<i32, 2, _> = Tensor::zeros(shape![2, _]);
}
