//! Rule: powers of an exponent are those of floats. First line: "`i32` is not a float"
use shapewise::tensor;

fn main() {
    let x = tensor![1_i32, 2, 3];
    let _ = x.powi(2);
}
