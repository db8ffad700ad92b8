//! Rule: the order of a padded layout is a `MinorToMajor`. First line: "expected an order of 2 axes in memory, a `MinorToMajor<2>`, found `[{integer}; 2]`"

use shapewise::{Shape, layout::Padded};

fn padded(matrix: Shape<2>) {
    let _ = Padded::new(matrix, [1, 0], [8, 8]);
}

fn main() {}
