//! Rule: what is assigned is an array. First line: "expected an array of rank 1, found `[{integer}; 3]`"
use shapewise::{Tensor, s};

fn paint(image: &mut Tensor<u8, 2>) {
    image.slice_mut(s![0]).assign([255, 0, 0]);
}

fn main() {}
