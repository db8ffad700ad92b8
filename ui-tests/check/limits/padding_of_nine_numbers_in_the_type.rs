//! Rule: a list of paddings in the type has at most 8 numbers. First line: "expected an array of values `Pad`, one for each axis"
use shapewise::{prelude::*, shape};

fn main() {
    let x = Tensor::<f64, 9>::zeros([1; 9]);
    let _ = x.pad((shape![1, 1, 1, 1, 1, 1, 1, 1, 2], [1; 9]), 0.0);
}
