//! Rule: operands that are aligned are in a tuple. First line: "cannot be aligned at the last axis"

use shapewise::{Shape, broadcast};

fn aligned(left: Shape<3>) {
    let _ = broadcast::align_trailing(left);
}

fn main() {}
