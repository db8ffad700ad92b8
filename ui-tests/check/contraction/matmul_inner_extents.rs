//! Rule: the inner extents of a product of matrices are equal. First line: "inner extents 3 and 4 differ: the last axis of the left operand"

use shapewise::{Const, DenseTensor};

fn layer(x: &DenseTensor<f32, 2, (usize, Const<3>)>, w: &DenseTensor<f32, 2, (Const<4>, Const<5>)>) {
    let _ = x.matmul(w);
}

fn main() {}
