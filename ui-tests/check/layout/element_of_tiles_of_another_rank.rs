//! Rule: an index has a coordinate for each axis. First line: "mismatched types"

use shapewise::{View, layout::Tiled};

fn element(tiled: View<'_, f32, 2, Tiled<2>>) -> f32 {
    tiled[[0, 0, 0]]
}

fn main() {}
