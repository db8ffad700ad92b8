//! Rule: the extents of a tile divide those of the axes; a `const` item is evaluated by `cargo check`. First line: "evaluation panicked: no layout: axis 1: 12 is not a multiple of 5"

use shapewise::{Extents, RowMajor};
use shapewise_algebra::{Modes, Of, StaticModes, Tile};

type Matrix = Of<RowMajor<2, Extents![4, 12]>, 2>;

const BLOCK: Modes<2> = Tile::<Matrix, Extents![2, 5], 2>::MODES;

fn main() {
    let _ = BLOCK;
}
