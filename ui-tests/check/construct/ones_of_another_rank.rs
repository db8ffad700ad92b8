//! Rule: extents are as many as the rank. First line: "expected extents of rank 2"
use shapewise::{Tensor, shape};


fn main() {
    let _ = Tensor::<f64, 2>::ones(shape![2, 3, 4]);
}
