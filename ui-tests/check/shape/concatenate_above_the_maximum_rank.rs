//! Rule: rank arithmetic goes up to rank 16. First line: "rank 9 + 8 is not known to be at most 16"

use shapewise::Shape;

fn joined(outer: Shape<9>, inner: Shape<8>) {
    let _ = outer.concatenate(inner);
}

fn main() {}
