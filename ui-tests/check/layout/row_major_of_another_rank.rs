//! Rule: a layout has the rank of its shape. First line: "mismatched types"

use shapewise::{RowMajor, Shape};

fn layout(shape: Shape<3>) -> RowMajor<2> {
    RowMajor::new(shape)
}

fn main() {}
