//! Rule: extents are an array or a tuple. First line: "`i32` is not a list of extents"

use shapewise::tensor;

fn main() {
    let _ = tensor![[1, 2, 3], [4, 5, 6]].reshape(6);
}
