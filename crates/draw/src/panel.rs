//! One grid of a picture.

use alloc::{format, string::String, vec::Vec};

use super::{
    cell::{Cell, Shade},
    frame::{Frame, Slot},
    number::{digits, linear, with_commas},
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
    extents: Vec<usize>,
    says: Says,
}

/// What the index of a cell and its text are, in the words for a reader who cannot see the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Says {
    /// The cell is an element, and its text is this property of it.
    Element(&'static str),
    /// The cell is an element of a result, and its text is this property of the element that it is copied from.
    Copied(&'static str),
    /// The cell is a position of memory that is cut into blocks, and its text is the offset.
    Block,
    /// The cell is an offset, and its text is the index of the element there.
    Offset,
}

/// Returns the number of digits of the largest offset beside a row.
fn label_digits(extents: &[usize]) -> usize {
    digits(extents.iter().fold(1_usize, |count, extent| count.saturating_mul(*extent)).saturating_sub(1))
}

impl Panel {
    /// Draws a grid. `widest` is the number of characters of the longest text that a cell may have.
    pub(super) fn new(
        caption: String,
        extents: &[usize],
        widest: usize,
        cell: impl Fn(&[usize]) -> Cell,
    ) -> Self {
        Self::framed(caption, extents, Frame::new(extents, widest, 0), cell)
    }

    /// Draws memory: a grid of offsets, in which the offset of its first cell is beside each row.
    pub(super) fn of_memory(
        caption: String,
        extents: &[usize],
        widest: usize,
        cell: impl Fn(&[usize]) -> Cell,
    ) -> Self {
        let beside = label_digits(extents).saturating_add(2);
        Self::framed(caption, extents, Frame::new(extents, widest, beside), cell).saying(Says::Offset)
    }

    fn framed(caption: String, extents: &[usize], frame: Frame, cell: impl Fn(&[usize]) -> Cell) -> Self {
        let Frame { rows, columns } = frame;
        let mut cells = Vec::new();
        for row in &rows {
            for column in &columns {
                if let (Slot::At(row), Slot::At(column)) = (row, column) {
                    let at = Frame::index(row, column);
                    cells.push(Cell { at: at.clone(), ..cell(&at) });
                }
            }
        }
        let width = cells.iter().map(Cell::width).max().unwrap_or(1);
        Self {
            caption,
            rows,
            columns,
            cells,
            width,
            extents: extents.to_vec(),
            says: Says::Element("offset"),
        }
    }

    /// Returns the number of digits of the offsets beside the rows, or 0 if there are none: memory in one row needs none.
    pub(super) fn label_digits(&self) -> usize {
        match self.says {
            Says::Offset if self.rows.len() > 1 => label_digits(&self.extents),
            _ => 0,
        }
    }

    /// Returns the offset of the first cell of a row.
    pub(super) fn label(&self, row: &Slot) -> Option<usize> {
        match (row, self.extents.as_slice()) {
            (Slot::At(row), [_, width]) if self.label_digits() > 0 => {
                Some(row.first().copied().unwrap_or(0).saturating_mul(*width))
            }
            _ => None,
        }
    }

    /// Returns the same grid, whose cells state something else than the offset of an element.
    pub(super) fn saying(self, says: Says) -> Self {
        Self { says, ..self }
    }

    /// Returns what a cell states, in words.
    pub(super) fn words(&self, cell: &Cell) -> String {
        let (at, linear) = (with_commas(&cell.at), linear(&cell.at, &self.extents));
        let text = cell.text.as_str();
        match (self.says, cell.shade) {
            (Says::Offset, Shade::Padding) => format!("offset {linear}: no element"),
            (Says::Offset, _) => format!("offset {linear}: index {text}"),
            (Says::Block, Shade::Padding) => format!("position {at}: offset {linear}, no element"),
            (Says::Block, _) => format!("position {at}: offset {text}"),
            (Says::Element(_), Shade::Faded) if text == "·" => {
                format!("index {at}: linear index {linear}, not selected")
            }
            (Says::Copied(_), Shade::Padding) => format!("index {at}: linear index {linear}, added"),
            (Says::Copied(what), _) => format!("index {at}: linear index {linear}, {what} {text}"),
            // A number in parentheses is that of an element that is repeated.
            (Says::Element(what), Shade::Repeated) => {
                let text = text.trim_start_matches('(').trim_end_matches(')');
                format!("index {at}: linear index {linear}, {what} {text}, repeated")
            }
            (Says::Element(what), _) => format!("index {at}: linear index {linear}, {what} {text}"),
        }
    }
}
