//! Rule: quantiles are of floats. First line: "`{integer}` is not a float"
use shapewise::tensor;

fn main() {
    let _ = tensor![1, 2, 3].quantile(0.5);
}
