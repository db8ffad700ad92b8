//! Rule: a label that is repeated in an operand has one extent. First line: "label `i` is 2 in operand 0 and 3 in operand 0"

use shapewise::{Const, DenseTensor, einsum};

fn trace(x: &DenseTensor<f32, 2, (Const<2>, Const<3>)>) {
    let _ = einsum!(i i ->; x);
}

fn main() {}
