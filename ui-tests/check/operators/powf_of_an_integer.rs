//! Rule: the power of `powf` has the type of the elements. First line: "elements `f64` to the power of"
use shapewise::tensor;

fn main() {
    let _ = tensor![1.5_f64, 2.5].powf(2);
}
