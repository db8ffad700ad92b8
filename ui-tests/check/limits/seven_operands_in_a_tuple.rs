//! Rule: at most 6 operands are broadcast as a tuple. First line: "7 operands are in this tuple, and at most 6 are broadcast as a tuple"
use shapewise::{broadcast, prelude::*};

fn main() {
    let x = Tensor::<f64, 1>::zeros([1]);
    let _ = broadcast::all((&x, &x, &x, &x, &x, &x, &x));
}
