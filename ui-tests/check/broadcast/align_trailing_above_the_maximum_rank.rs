//! Rule: rank arithmetic goes up to rank 16. First line: "ranks 17 and 2 have no common rank up to 16"

use shapewise::{Shape, broadcast};

fn aligned(left: Shape<17>, right: Shape<2>) {
    let _ = broadcast::align_trailing(left, right);
}

fn main() {}
