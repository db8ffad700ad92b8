//! Rule: operands have the same rank. First line: "is not an operand of rank 2"

use shapewise::{Shape, broadcast};

fn all(a: Shape<2>, b: Shape<1>) {
    let _ = broadcast::shape((a, b));
}

fn main() {}
