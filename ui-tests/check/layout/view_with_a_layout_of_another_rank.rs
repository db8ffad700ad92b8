//! Rule: a view has the rank of its layout. First line: "mismatched types"

use shapewise::{Strided, View};

fn matrix(memory: &[f32], layout: Strided<3>) -> View<'_, f32, 2> {
    View::with_layout(memory, layout).unwrap()
}

fn main() {}
