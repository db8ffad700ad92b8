//! Rule: rank arithmetic goes up to rank 16. First line: "rank 16 + 1 is not known to be at most 16"

use shapewise::Shape;

fn with_channels(shape: Shape<16>) {
    let _ = shape.append(3);
}

fn main() {}
