//! Rule: a range and its step have one type. First line: "mismatched types"
use shapewise::Tensor;


fn main() {
    let _ = Tensor::arange(0_i64..5, 0.5_f64);
}
