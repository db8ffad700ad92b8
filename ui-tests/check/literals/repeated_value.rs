//! Rule: a literal lists its elements. First line: "`tensor!` lists its elements: a tensor with one value at each index is `Tensor::filled(shape![2, 3], value)`"
use shapewise::tensor;

fn main() {
    let _ = tensor![0.0; 6];
}
