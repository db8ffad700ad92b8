//! Rule: the offsets of a composition are those of modes. First line: "evaluation panicked: no layout: index 6 along axis 0 has offset 8; the modes that fit indices 0 to 5 give 6"

use shapewise::{Extents, Mapping, RowMajor, array::TiledView};
use shapewise_algebra::{Composed, Known, Modes, Of, StaticModes, or_fail};

/// Rows of six, eight apart.
#[derive(Clone, Copy)]
struct Rows;
impl StaticModes<2> for Rows {
    const MODES: Modes<2> = or_fail(Modes::strided([4, 6], [8, 1]));
}

type First = Composed<Rows, Of<RowMajor<1, Extents![10]>, 1>, 2>;

fn main() {
    let memory = [0; 32];
    let layout = Known::<1, First>::new();
    let _ = TiledView::with_layout(&memory, layout).map(|view| view.layout().span());
}
