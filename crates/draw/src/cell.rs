//! The cells of a picture.

use alloc::{string::String, vec::Vec};

/// The meaning of a cell, which an SVG shows by its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shade {
    /// An element.
    Plain,
    /// Memory that holds no element.
    Padding,
    /// An element that is selected.
    Selected,
    /// An element that is not selected.
    Faded,
    /// An element that a broadcast repeats.
    Repeated,
    /// An element of one of several groups.
    Group(usize),
    /// A number above zero, in hundredths of the largest.
    Above(u8),
    /// A number below zero, in hundredths of the largest.
    Below(u8),
}

/// A cell: a short text in a box.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) text: String,
    pub(super) shade: Shade,
    /// The index in its grid, which [`Panel::new`](super::panel::Panel::new) sets.
    pub(super) at: Vec<usize>,
}

impl Cell {
    /// Creates the cell with this text.
    pub(super) const fn new(text: String, shade: Shade) -> Self {
        Self { text, shade, at: Vec::new() }
    }

    /// Creates the cell of memory without an element.
    pub(super) fn padding() -> Self {
        Self::new("·".into(), Shade::Padding)
    }

    /// Returns the number of characters.
    pub(super) fn width(&self) -> usize {
        self.text.chars().count()
    }
}
