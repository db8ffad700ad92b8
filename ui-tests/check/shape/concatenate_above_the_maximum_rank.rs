//! Rule: rank arithmetic goes up to rank 16. First line: "rank 9 and 8 more axes are above the maximum rank, which is 16"

use shapewise::Shape;

fn joined(outer: Shape<9>, inner: Shape<8>) {
    let _ = outer.concatenate(inner);
}

fn main() {}
