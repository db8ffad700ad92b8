//! Rule: a pattern has 16 axes on each side. First line: "the left side has more than 16 axes: a rank is 16 at most"
use shapewise::{View, rearrange};

fn reversed(x: View<'_, f32, 16>) {
    let _ = rearrange!(w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15 w16 -> w0; x);
}

fn main() {}
