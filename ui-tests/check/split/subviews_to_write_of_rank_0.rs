//! Rule: an axis is below the rank. First line: "rank 0"
use shapewise::Tensor;


fn main() {
    let mut scalar = Tensor::<i32, 0>::zeros([]);
    let _ = scalar.outer_iter_mut().count();
}
