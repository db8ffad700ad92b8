//! Rule: the operands of a product of matrices have an axis. First line: "an operand of `matmul` has rank 0"

use shapewise::{Const, DenseTensor};

fn product(x: &DenseTensor<f32, 2, (Const<3>, Const<3>)>, factor: &DenseTensor<f32, 0, ()>) {
    let _ = x.matmul(factor);
}

fn main() {}
