//! Rule: the extents of 64 labels are stated. First line: "the extents of more than 64 labels are stated"
use shapewise::{View, rearrange};

fn split(x: View<'_, f32, 1>) {
    let _ = rearrange!(
        (o
        w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15
        w16 w17 w18 w19 w20 w21 w22 w23 w24 w25 w26 w27 w28 w29 w30 w31
        w32 w33 w34 w35 w36 w37 w38 w39 w40 w41 w42 w43 w44 w45 w46 w47
        w48 w49 w50 w51 w52 w53 w54 w55 w56 w57 w58 w59 w60 w61 w62 w63
        w64) -> (o
        w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15
        w16 w17 w18 w19 w20 w21 w22 w23 w24 w25 w26 w27 w28 w29 w30 w31
        w32 w33 w34 w35 w36 w37 w38 w39 w40 w41 w42 w43 w44 w45 w46 w47
        w48 w49 w50 w51 w52 w53 w54 w55 w56 w57 w58 w59 w60 w61 w62 w63
        w64),
        w0 = 1, w1 = 1, w2 = 1, w3 = 1, w4 = 1, w5 = 1, w6 = 1, w7 = 1, w8 = 1, w9 = 1,
        w10 = 1, w11 = 1, w12 = 1, w13 = 1, w14 = 1, w15 = 1, w16 = 1, w17 = 1, w18 = 1, w19 = 1,
        w20 = 1, w21 = 1, w22 = 1, w23 = 1, w24 = 1, w25 = 1, w26 = 1, w27 = 1, w28 = 1, w29 = 1,
        w30 = 1, w31 = 1, w32 = 1, w33 = 1, w34 = 1, w35 = 1, w36 = 1, w37 = 1, w38 = 1, w39 = 1,
        w40 = 1, w41 = 1, w42 = 1, w43 = 1, w44 = 1, w45 = 1, w46 = 1, w47 = 1, w48 = 1, w49 = 1,
        w50 = 1, w51 = 1, w52 = 1, w53 = 1, w54 = 1, w55 = 1, w56 = 1, w57 = 1, w58 = 1, w59 = 1,
        w60 = 1, w61 = 1, w62 = 1, w63 = 1, w64 = 1; x);
}

fn main() {}
