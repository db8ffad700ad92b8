//! Rule: the rows of a literal have the same length. First line: "row 1 along axis 1 has 3 elements, and row 0 has 2"
use shapewise::tensor;

fn main() {
    let _ = tensor![[1, 2], [3, 4, 5]];
}
