//! Rule: a reshape keeps the element count. First line: "shape [2,3] has 6 elements, and cannot be reshaped to [4,2], which has 8"

use shapewise::{Shape, shape};

fn main() {
    let matrix = Shape::new(shape![2, 3]).unwrap();
    let _ = matrix.reshape(shape![4, 2]);
}
