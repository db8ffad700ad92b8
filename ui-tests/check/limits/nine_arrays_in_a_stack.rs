//! Rule: at most 8 arrays are stacked as a tuple. First line: "9 arrays are in this tuple: a tuple has 1 to 8"
use shapewise::prelude::*;

fn main() {
    let x = Tensor::<f64, 1>::zeros([1]);
    let _ = stack(Axis::<0>, (&x, &x, &x, &x, &x, &x, &x, &x, &x));
}
