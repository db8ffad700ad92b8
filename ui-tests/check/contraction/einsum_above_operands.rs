//! Rule: `einsum!` takes 64 operands. First line: "the equation has 65 operands: `einsum!` takes 64 at most"
use shapewise::{View, einsum};

fn sum(x: View<'_, f32, 1>) {
    let _ = einsum!(
        w0, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11,
        w12, w13, w14, w15, w16, w17, w18, w19, w20, w21, w22, w23,
        w24, w25, w26, w27, w28, w29, w30, w31, w32, w33, w34, w35,
        w36, w37, w38, w39, w40, w41, w42, w43, w44, w45, w46, w47,
        w48, w49, w50, w51, w52, w53, w54, w55, w56, w57, w58, w59,
        w60, w61, w62, w63, w64 -> ;
        x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x,
        x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x,
        x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x,
        x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x,
        x
    );
}

fn main() {}
