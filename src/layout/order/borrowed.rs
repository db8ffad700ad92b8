//! An order of axes in memory, borrowed: the queries and the text that orders of all kinds share.
#![expect(clippy::missing_errors_doc, reason = "hidden items, which the other crates of the workspace call")]

use core::fmt;

use crate::{
    axis::{AxisError, edit::Edit, list, resolve},
    error::attempt,
    shape::with_commas,
};

/// The axes of a layout from minor to major, borrowed from a [`MinorToMajor`](super::MinorToMajor) or from a layout whose rank
/// is known at run time.
#[derive(Clone, Copy, Debug)]
pub struct OrderRef<'o> {
    // INVARIANT: each axis below the length exactly once.
    axes: &'o [usize],
}

impl<'o> OrderRef<'o> {
    /// Returns the order of axes that are known to be each of 0 to the last once.
    #[inline]
    #[must_use]
    pub const fn new(minor_to_major: &'o [usize]) -> Self {
        Self { axes: minor_to_major }
    }

    /// Returns the axis that is the `place`-th most minor; negative places count from the major end.
    #[inline]
    pub const fn minor(self, place: isize) -> Result<usize, AxisError> {
        Ok(self.axes[attempt!(resolve(place, self.axes.len()))])
    }

    /// Returns the axis that is the `place`-th most major; negative places count from the minor end.
    #[inline]
    pub const fn major(self, place: isize) -> Result<usize, AxisError> {
        let place = attempt!(resolve(place, self.axes.len()));
        Ok(self.axes[self.axes.len() - 1 - place])
    }

    /// Writes for each logical axis its physical one, 0 being the most major.
    #[inline]
    pub const fn physical(self, into: &mut [usize]) {
        let mut place = 0;
        while place < self.axes.len() {
            into[self.axes[place]] = self.axes.len() - 1 - place;
            place += 1;
        }
    }

    /// Returns `true` if the axes are the first to the last, or with `is_reversed` the last to the first.
    #[inline]
    const fn is_sorted(self, is_reversed: bool) -> bool {
        let mut place = 0;
        while place < self.axes.len() {
            if self.axes[place] != if is_reversed { self.axes.len() - 1 - place } else { place } {
                return false;
            }
            place += 1;
        }
        true
    }

    /// Returns `true` if the last axis varies fastest and the first slowest.
    #[inline]
    #[must_use]
    pub const fn is_row_major(self) -> bool {
        self.is_sorted(true)
    }

    /// Returns `true` if the first axis varies fastest and the last slowest.
    #[inline]
    #[must_use]
    pub const fn is_column_major(self) -> bool {
        self.is_sorted(false)
    }

    /// Returns whether these axes are side by side, in any order among themselves. An axis may be named twice; negative axes count
    /// from the end.
    ///
    /// # Errors
    ///
    /// [`AxisError`] with the first axis that the rank does not have.
    #[inline]
    pub const fn are_consecutive(self, axes: &[isize]) -> Result<bool, AxisError> {
        let (mut least, mut most, mut at) = (self.axes.len(), 0, 0);
        while at < axes.len() {
            let place = list::place_of(self.axes, attempt!(resolve(axes[at], self.axes.len())));
            least = if place < least { place } else { least };
            most = if place > most { place } else { most };
            at += 1;
        }
        // Each axis between the outermost two must be named.
        while least < most {
            at = 0;
            while at < axes.len()
                && !matches!(resolve(axes[at], self.axes.len()), Ok(axis) if axis == self.axes[least])
            {
                at += 1;
            }
            if at == axes.len() {
                return Ok(false);
            }
            least += 1;
        }
        Ok(true)
    }

    /// Returns `true` if `is_one` holds for all axes that are more major than this one.
    pub fn is_most_major(self, axis: usize, is_one: impl Fn(usize) -> bool) -> bool {
        self.axes.iter().rev().take_while(|&&major| major != axis).all(|&major| is_one(major))
    }

    /// Returns where a new axis with the number `axis` goes by default: next to the axis that has this number, on its major side. If
    /// no axis has it, to the minor end.
    #[inline]
    #[must_use]
    pub const fn place_beside(self, axis: usize) -> usize {
        if axis < self.axes.len() { list::place_of(self.axes, axis) + 1 } else { 0 }
    }

    /// Writes the order with one axis moved to a place, 0 being the most minor; negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank does not have the axis.
    #[inline]
    pub const fn move_to(self, axis: isize, place: usize, into: &mut [usize]) -> Result<(), AxisError> {
        let from = list::place_of(self.axes, attempt!(resolve(axis, self.axes.len())));
        Edit::Move(from, place).apply(self.axes, &[], into);
        Ok(())
    }

    /// Writes the strides of a dense layout with these extents: `unit`, times the extents of the axes that are more minor.
    /// Products that do not fit saturate.
    #[inline]
    pub const fn strides(self, extents: &[usize], unit: isize, into: &mut [isize]) {
        let (mut stride, mut place) = (unit, 0);
        while place < self.axes.len() {
            let axis = self.axes[place];
            into[axis] = stride;
            stride = stride.saturating_mul(0_isize.saturating_add_unsigned(extents[axis]));
            place += 1;
        }
    }
}

impl fmt::Display for OrderRef<'_> {
    /// Writes `1,0`, as in XLA's text between the braces, where tiles and other attributes may follow.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_commas(f, self.axes)
    }
}
