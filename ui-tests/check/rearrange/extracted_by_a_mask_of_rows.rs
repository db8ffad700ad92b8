//! Rule: a mask of `extract` has the rank of the array. First line: "expected an array of rank 2, found `TensorBase<bool, "
use shapewise::{Tensor, tensor};

fn chosen(rows: &Tensor<f32, 2>) {
    let labels = tensor![0, 1, 1];
    let _ = rows.extract(labels.equal(1));
}

fn main() {}
