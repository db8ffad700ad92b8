//! Rule: `exp` and its like are of floats. First line: "`i32` is not a float"
use shapewise::Tensor;

fn main() {
    let counts: Tensor<i32, 1> = (1..4).collect();
    let _ = counts.exp();
}
