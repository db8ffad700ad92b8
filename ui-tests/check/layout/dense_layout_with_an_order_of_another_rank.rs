//! Rule: the order of a dense layout has the rank of its shape. `Ordered::new` is a `const fn`, so the message is rustc's. First line: "mismatched types"

use shapewise::{MinorToMajor, Shape, layout::Ordered};

fn ordered(matrix: Shape<2>, order: MinorToMajor<3>) {
    let _ = Ordered::new(matrix, order);
}

fn main() {}
