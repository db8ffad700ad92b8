//! Rule: an index has a coordinate for each axis. First line: "rank 2 is indexed by `[usize; 2]`, found `[{integer}; 3]`"

use shapewise::{View, layout::Tiled};

fn element(tiled: View<'_, f32, 2, Tiled<2>>) -> f32 {
    tiled[[0, 0, 0]]
}

fn main() {}
