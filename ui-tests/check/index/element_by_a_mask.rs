//! Rule: an index is a number for each axis, and a mask is not one. First line: "an array of rank 2 is indexed by `[usize; 2]`, found `TensorBase<bool"
use shapewise::{Tensor, View};

fn large(x: &View<'_, i32, 2>, mask: Tensor<bool, 2>) -> i32 {
    x[mask]
}

fn main() {}
