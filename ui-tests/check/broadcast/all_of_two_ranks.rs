//! Rule: operands have the same rank. First line: "is not an operand of rank 1"
use shapewise::{broadcast, tensor};

fn main() {
    let (row, matrix) = (tensor![1, 2, 3], tensor![[1, 2, 3], [4, 5, 6]]);
    let both = broadcast::all((&row, &matrix));
    println!("{both:?}");
}
