//! Rule: extents are an array or a tuple. First line: "`Vec<{integer}>` is not a list of extents"

use shapewise::tensor;

fn main() {
    let extents = vec![3, 2];
    let _ = tensor![[1, 2, 3], [4, 5, 6]].reshape(extents);
}
