//! Rule: `dot` is of vectors. First line: "`dot` is of two vectors, and these operands have rank 2 and rank 1"

use shapewise::tensor;

fn main() {
    let matrix = tensor![[1, 2], [3, 4]];
    let _ = matrix.dot(&tensor![5, 6]) + 1;
}
