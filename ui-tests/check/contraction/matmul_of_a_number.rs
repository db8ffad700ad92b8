//! Rule: the second operand of a product of matrices is an array. First line: "expected an array"

use shapewise::{Const, DenseTensor};

fn product(x: &DenseTensor<f32, 2, (Const<3>, Const<3>)>) {
    let _ = x.matmul(2.0);
}

fn main() {}
