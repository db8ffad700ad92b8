//! Which cells of a grid are shown, and where: rows and columns, with gaps between blocks.
//!
//! Axes go to the right and down in turns, from the last one. So the columns are a list of coordinates of every second axis, and the rows
//! one of the others; a cell is where a row and a column cross.

use alloc::{vec, vec::Vec};

/// The most columns of text.
pub(super) const COLUMNS: usize = 80;
/// The most lines of a grid.
pub(super) const LINES: usize = 24;

/// One row or one column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Slot {
    /// Cells with these coordinates, the most major axis first.
    At(Vec<usize>),
    /// The end of a block. The level is 1 for blocks of cells, 2 for blocks of these blocks, and so on.
    Gap(usize),
    /// Positions that are not shown.
    Elided,
}

/// The positions of an axis that are shown: the first ones, and the last one if some are not shown.
#[derive(Clone, Copy)]
struct Shown {
    extent: usize,
    first: usize,
}

impl Shown {
    const fn is_cut(self) -> bool {
        self.first < self.extent
    }

    /// Returns the positions, with `None` for those that are not shown.
    fn positions(self) -> impl Iterator<Item = Option<usize>> {
        let last = if self.first > 1 { self.extent.checked_sub(1) } else { None };
        let rest = if self.is_cut() { [Some(None), last.map(Some)] } else { [None, None] };
        (0..self.first).map(Some).chain(rest.into_iter().flatten())
    }

    /// Returns the size of the axis if each position has a size and gaps have another one.
    fn size(self, cell: usize, gap: usize, elided: usize) -> usize {
        let last = usize::from(self.is_cut() && self.first > 1);
        let cells = self.first.saturating_add(last);
        let gaps = cells.saturating_sub(1).saturating_add(usize::from(self.is_cut())).saturating_mul(gap);
        let cut = if self.is_cut() { elided } else { 0 };
        cells.saturating_mul(cell).saturating_add(gaps).saturating_add(cut)
    }
}

/// Returns the size of a list of axes: of cells of a size, with gaps of another one.
fn size(axes: &[Shown], cell: usize, gap: usize, elided: usize) -> usize {
    let sizes = axes.iter().rev().enumerate();
    sizes.fold(cell, |inner, (level, axis)| axis.size(inner, if level == 0 { 0 } else { gap }, elided))
}

/// Shows fewer positions of the axis that shows most, the most major one first, until the size is not above a limit.
fn fit(extents: &[usize], limit: usize, cell: usize, gap: usize, elided: usize) -> Vec<Shown> {
    let show = |&extent: &usize| Shown { extent, first: extent.min(limit) };
    let mut axes: Vec<Shown> = extents.iter().map(show).collect();
    while size(&axes, cell, gap, elided) > limit {
        let most = axes.iter().map(|axis| axis.first).max().unwrap_or(0);
        let Some(axis) = axes.iter_mut().find(|axis| axis.first == most && most > 1) else { break };
        axis.first = axis.first.saturating_sub(1);
    }
    axes
}

/// Returns the slots of a list of axes.
fn slots(axes: &[Shown]) -> Vec<Slot> {
    let Some((axis, inner)) = axes.split_first() else { return vec![Slot::At(Vec::new())] };
    let (nested, mut all) = (slots(inner), Vec::new());
    for (place, position) in axis.positions().enumerate() {
        if place > 0 && !inner.is_empty() {
            all.push(Slot::Gap(inner.len()));
        }
        let Some(position) = position else {
            all.push(Slot::Elided);
            continue;
        };
        all.extend(nested.iter().map(|slot| match slot {
            Slot::At(rest) => Slot::At([&[position], rest.as_slice()].concat()),
            other => other.clone(),
        }));
    }
    all
}

/// The rows and the columns of a grid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) rows: Vec<Slot>,
    pub(super) columns: Vec<Slot>,
}

impl Frame {
    /// Chooses the rows and columns that are shown, from extents, the width of a cell and that of what is beside the rows.
    pub(super) fn new(extents: &[usize], width: usize, beside: usize) -> Self {
        let across = |to_the_right: bool| {
            let mut axes: Vec<usize> = extents
                .iter()
                .rev()
                .copied()
                .enumerate()
                .filter(|(at, _)| (at % 2 == 0) == to_the_right)
                .map(|(_, extent)| extent)
                .collect();
            axes.reverse();
            axes
        };
        // A space before each cell, and three characters between blocks; two characters in front of each line.
        let columns = fit(
            &across(true),
            COLUMNS.saturating_sub(2).saturating_sub(beside),
            width.saturating_add(1),
            2,
            2,
        );
        let rows = fit(&across(false), LINES, 1, 1, 1);
        Self { rows: slots(&rows), columns: slots(&columns) }
    }

    /// Returns the index of the cell where a row and a column cross: the coordinates of both in turns, from the last one.
    pub(super) fn index(row: &[usize], column: &[usize]) -> Vec<usize> {
        let mut row = row.iter().rev();
        let mut index = Vec::new();
        for &right in column.iter().rev() {
            index.push(right);
            index.extend(row.next());
        }
        index.reverse();
        index
    }
}
