//! Rule: the rank of the operand is in the type. First line: "`DynBase<f32, Vec<f32>>` is not an array whose rank is in the type"
use shapewise::{array::DynTensor, rearrange};

fn f(x: &DynTensor<f32>) {
    let _ = rearrange!(a b -> b a; x);
}

fn main() {}
