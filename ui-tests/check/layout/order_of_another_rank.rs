//! Rule: an order of axes has the rank of the shape it is applied to. First line: "expected an order of 2 axes in memory, a `MinorToMajor<2>`, found `MinorToMajor<3>`"

use shapewise::{MinorToMajor, Shape, layout::Padded};

fn padded(matrix: Shape<2>, order: MinorToMajor<3>) {
    let _ = Padded::new(matrix, order, [8, 8]);
}

fn main() {}
