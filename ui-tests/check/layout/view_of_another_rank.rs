//! Rule: a view has the rank of its layout. First line: "mismatched types"

use shapewise::{RowMajor, View};

fn matrix<'a>(memory: &'a [f32], layout: RowMajor<3>) -> View<'a, f32, 2, RowMajor<2>> {
    View::with_layout(memory, layout).unwrap()
}

fn main() {}
