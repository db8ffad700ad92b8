//! Rule: each axis has one label. First line: "operand 0 has rank 2 and labels for rank 3: each axis has one label"
use shapewise::{einsum, tensor};

fn main() {
    let (x, y) = (tensor![[1, 2, 3], [4, 5, 6]], tensor![[1, 2], [3, 4]]);
    let _ = einsum!(i j k, k l -> i j l; &x, &y);
}
