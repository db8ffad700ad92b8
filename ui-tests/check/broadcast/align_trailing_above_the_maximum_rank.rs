//! Rule: rank arithmetic goes up to rank 16. First line: "cannot be aligned at the last axis"

use shapewise::{Shape, broadcast};

fn aligned(left: Shape<17>, right: Shape<2>) {
    let _ = broadcast::align_trailing((left, right));
}

fn main() {}
