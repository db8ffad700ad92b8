//! Rule: a literal has at most rank 8. First line: "a literal has at most rank 8: use `Tensor::new` with the elements in a vector, and the extents"
use shapewise::tensor;

fn main() {
    let _ = tensor![[[[[[[[[1]]]]]]]]];
}
