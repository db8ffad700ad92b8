//! Rule: an order of axes has the rank of the shape it is applied to. First line: "mismatched types"

use shapewise::{MinorToMajor, Shape, layout::Padded};

fn padded(matrix: Shape<2>, order: MinorToMajor<3>) {
    let _ = Padded::new(matrix, order, [8, 8]);
}

fn main() {}
