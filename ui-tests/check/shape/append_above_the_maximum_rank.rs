//! Rule: rank arithmetic goes up to rank 16. First line: "rank 16 and 1 more axes are above the maximum rank, which is 16"

use shapewise::Shape;

fn with_channels(shape: Shape<16>) {
    let _ = shape.append(3);
}

fn main() {}
