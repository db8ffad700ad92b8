//! Rule: the element count is a multiple of the other extents. First line: "shape [2,3] has 6 elements, which cannot become a multiple of 4"
use shapewise::{shape, tensor};

fn main() {
    let _ = tensor![[1, 2, 3], [4, 5, 6]].reshape(shape![4, _]);
}
