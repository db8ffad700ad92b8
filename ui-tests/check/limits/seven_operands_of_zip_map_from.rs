//! Rule: a map takes at most 6 operands. First line: "7 operands are in this tuple, and at most 6 are broadcast as a tuple"
use shapewise::prelude::*;

fn main() {
    let x = Tensor::<f64, 1>::zeros([1]);
    let mut sums = x.clone();
    sums.zip_map_from((&x, &x, &x, &x, &x, &x, &x), |(a, b, c, d, e, f, g)| a + b + c + d + e + f + g);
}
