//! Rule: a copy has the rank of its source. First line: "expected a layout of rank 3, found `Tiled<2"

use shapewise::{View, layout::Tiled};

fn copy(x: View<'_, f32, 3>, layout: Tiled<2>) {
    let _ = x.to_tiled(layout);
}

fn main() {}
