//! The correct versions: 32 modes; a tile that divides; a composition whose offsets are those of modes.
use shapewise::{Extents, Mapping, RowMajor, array::TiledView};
use shapewise_algebra::{Composed, Known, Modes, Of, StaticModes, Tile, or_fail};

const MODES: Modes<1> = or_fail(Modes::new([&[(1, 1); 32]]));

type Matrix = Of<RowMajor<2, Extents![4, 12]>, 2>;

const BLOCK: Modes<2> = Tile::<Matrix, Extents![2, 4], 2>::MODES;

/// Rows of six, eight apart.
#[derive(Clone, Copy)]
struct Rows;
impl StaticModes<2> for Rows {
    const MODES: Modes<2> = or_fail(Modes::strided([4, 6], [8, 1]));
}

type First = Composed<Rows, Of<RowMajor<1, Extents![6]>, 1>, 2>;

fn main() {
    assert_eq!((MODES.count(), BLOCK.count()), (1, 8));
    let memory = [0; 32];
    let first = TiledView::with_layout(&memory, Known::<1, First>::new()).unwrap();
    assert_eq!(first.layout().span(), 6);
}
