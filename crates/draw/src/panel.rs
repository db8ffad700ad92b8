//! One grid of a picture.

use alloc::{string::String, vec::Vec};

use super::{
    cell::Cell,
    frame::{Frame, Slot},
};

/// A grid with a caption.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Panel {
    pub(super) caption: String,
    pub(super) rows: Vec<Slot>,
    pub(super) columns: Vec<Slot>,
    /// The cells that are shown, row by row.
    pub(super) cells: Vec<Cell>,
    /// The characters of the longest text of a cell.
    pub(super) width: usize,
}

impl Panel {
    /// Draws a grid. `widest` is the number of characters of the longest text that a cell may have.
    pub(super) fn new(
        caption: String,
        extents: &[usize],
        widest: usize,
        cell: impl Fn(&[usize]) -> Cell,
    ) -> Self {
        let Frame { rows, columns } = Frame::new(extents, widest);
        let mut cells = Vec::new();
        for row in &rows {
            for column in &columns {
                if let (Slot::At(row), Slot::At(column)) = (row, column) {
                    cells.push(cell(&Frame::index(row, column)));
                }
            }
        }
        let width = cells.iter().map(Cell::width).max().unwrap_or(1);
        Self { caption, rows, columns, cells, width }
    }
}

/// Returns the number of digits of a number.
pub(super) fn digits(number: usize) -> usize {
    usize::try_from(number.checked_ilog10().unwrap_or(0)).unwrap_or(0).saturating_add(1)
}
