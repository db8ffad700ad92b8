//! Rule: the blocks of a literal have the same number of rows. First line: "row 1 along axis 1 has 1 element, and row 0 has 2"
use shapewise::tensor;

fn main() {
    let _ = tensor![[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0]]];
}
