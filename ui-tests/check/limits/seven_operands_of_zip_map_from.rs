//! Rule: a map takes at most 6 operands. First line: "7 operands are in this tuple: a tuple has 1 to 6"
use shapewise::prelude::*;

fn main() {
    let x = Tensor::<f64, 1>::zeros([1]);
    let mut sums = x.clone();
    sums.zip_map_from((&x, &x, &x, &x, &x, &x, &x), |(a, b, c, d, e, f, g)| a + b + c + d + e + f + g);
}
