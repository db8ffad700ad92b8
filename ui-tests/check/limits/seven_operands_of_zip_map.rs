//! Rule: a map takes at most 6 operands. First line: "7 operands are in this tuple, and at most 6 are broadcast as a tuple"
use shapewise::{prelude::*, verbs};

fn main() {
    let x = Tensor::<f64, 1>::zeros([1]);
    let _ = verbs::zip_map((&x, &x, &x, &x, &x, &x, &x), |(a, b, c, d, e, f, g)| a + b + c + d + e + f + g);
}
