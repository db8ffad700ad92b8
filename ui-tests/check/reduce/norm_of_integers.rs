//! Rule: norms are of floats. First line: "`{integer}` is not a float"
use shapewise::tensor;

fn main() {
    let _ = tensor![3, 4].norm();
}
