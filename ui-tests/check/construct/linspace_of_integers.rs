//! Rule: numbers between two ends are floats. First line: "is not a float"
use shapewise::Tensor;


fn main() {
    let _ = Tensor::linspace(0_i32..=1, 5);
}
