//! Rule: at most 8 arrays are joined as a tuple. First line: "9 arrays are in this tuple, and at most 8 are joined as a tuple"
use shapewise::prelude::*;

fn main() {
    let x = Tensor::<f64, 1>::zeros([1]);
    let _ = concatenate(Axis::<0>, (&x, &x, &x, &x, &x, &x, &x, &x, &x));
}
