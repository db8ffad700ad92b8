//! Rule: a label has one extent. First line: "label `d` is 64 in operand 0 and 32 in operand 1"

use shapewise::{Const, DenseTensor, einsum};

type Heads<const D: usize> = DenseTensor<f32, 4, (usize, Const<8>, usize, Const<D>)>;

fn scores(q: &Heads<64>, k: &Heads<32>) {
    let _ = einsum!(b h q d, b h k d -> b h q k; q, k);
}

fn main() {}
