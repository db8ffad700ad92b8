//! Rule: at most 6 operands are broadcast as a tuple. First line: "7 operands are in this tuple: a tuple has 1 to 6"
use shapewise::{broadcast, prelude::*};

fn main() {
    let x = Tensor::<f64, 1>::zeros([1]);
    let _ = broadcast::all((&x, &x, &x, &x, &x, &x, &x));
}
