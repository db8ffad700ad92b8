//! Rule: a sum is of numbers. First line: "elements `bool` cannot be summed"
use shapewise::tensor;

fn main() {
    let matrix = tensor![[1, 2], [3, 4]];
    let _ = matrix.map(|x| *x > 2).sum();
}
