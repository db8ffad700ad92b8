//! Rule: a number that has a quotient to the next is a float. First line: "expected a range of floats"
use shapewise::{Tensor};

fn main() {
    let _ = Tensor::<f64, 1>::geomspace(1..=8, 4);
}
