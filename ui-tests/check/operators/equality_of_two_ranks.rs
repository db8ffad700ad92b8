//! Rule: arrays that are compared have one rank. First line: "expected an array of rank 1, found `TensorBase<f32, Vec<f32>, 2, RowMajor<2>>`"

use shapewise::Tensor;

fn main() {
    let (row, table) = (Tensor::<f32, 1>::zeros([3]), Tensor::<f32, 2>::zeros([1, 3]));
    assert!(row == table);
}
