//! Rule: operands are one argument. First line: "operands are one argument, a tuple or an array of them, found `shapewise::Shape<2>`"
use shapewise::{broadcast, tensor};

fn main() {
    let (a, b) = (tensor![[1, 2], [3, 4]], tensor![[5, 6]]);
    println!("{}", broadcast::shape(a.shape(), b.shape()).unwrap());
}
