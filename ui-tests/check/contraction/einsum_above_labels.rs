//! Rule: an operand has 16 labels. First line: "an operand has more than 16 labels: a rank is 16 at most"
use shapewise::{View, einsum};

fn sum(x: View<'_, f32, 3>) {
    let _ = einsum!(w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15 w16 -> w0; x);
}

fn main() {}
