//! Rule: a label has one extent; labels may be words. First line: "features` is 64 in operand 0 and 32 in operand 1"

use shapewise::{Const, DenseTensor, einsum};

fn scores(q: &DenseTensor<f32, 2, (usize, Const<64>)>, k: &DenseTensor<f32, 2, (usize, Const<32>)>) {
    let _ = einsum!(query features, key features -> query key; q, k);
}

fn main() {}
