//! Rule: a label has one extent, also if it is a keyword. First line: "label `r#in` is 64 in operand 0 and 32 in operand 1"
use shapewise::{Const, RowMajor, View, einsum};

fn layer(x: View<'_, f32, 2, RowMajor<2, (usize, Const<64>)>>, w: View<'_, f32, 2, RowMajor<2, (Const<32>, usize)>>) {
    let _ = einsum!(batch in, in out -> batch out; x, w);
}

fn main() {}
