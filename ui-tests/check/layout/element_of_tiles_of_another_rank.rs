//! Rule: an index has a coordinate for each axis. First line: "mismatched types"

use shapewise::array::TiledView;

fn element(tiled: TiledView<'_, f32, 2>) -> f32 {
    tiled[[0, 0, 0]]
}

fn main() {}
