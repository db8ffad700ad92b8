//! The strides of a dense layout from the order of its axes, and the order from strides.

use super::MinorToMajor;
use crate::{
    axis::Permutation,
    index::{self, element_count},
    layout::strided::is_row_major,
};

impl<const R: usize> MinorToMajor<R> {
    /// The strides of a dense layout with these extents, in elements: the product of the extents of the axes that are more
    /// minor.
    ///
    /// Extents must fit by [`index::element_count`]; for others the products saturate.
    #[must_use]
    pub const fn strides(self, extents: &[usize; R]) -> [isize; R] {
        let mut strides = [0; R];
        dense_strides(&self.axes(), extents, 1, &mut strides);
        strides
    }

    /// The order in which a dense layout has these strides, in elements, if there is one: the way back from
    /// [`strides`](Self::strides).
    ///
    /// The strides of axes of extent 1 are never taken, nor those of shapes without elements, so several orders may do. Of
    /// these it is the first of
    ///
    /// * the one with exactly these strides; of axes of extent 1 with the same stride the last is the most minor,
    /// * row-major,
    /// * the one where each axis of extent 1 stands where its stride says, and those whose stride is none of the dense layout
    ///   are the most major, the last of them first.
    ///
    /// ```
    /// use shapewise::MinorToMajor;
    ///
    /// let order = |strides| MinorToMajor::from_strides(&[5, 1, 3], &strides).map(|order| order.to_string());
    /// assert_eq!(order([1, 5, 5]).as_deref(), Some("{0,1,2}")); // the strides of {0,1,2}
    /// assert_eq!(order([3, 0, 1]).as_deref(), Some("{2,1,0}")); // 0 says nothing, and row-major does
    /// assert_eq!(order([1, 0, 5]).as_deref(), Some("{0,2,1}")); // 0 says nothing, and axis 1 is the most major
    /// assert_eq!(order([4, 0, 1]), None); // a gap of one element behind each three
    /// ```
    #[must_use]
    pub const fn from_strides(extents: &[usize; R], strides: &[isize; R]) -> Option<Self> {
        let mut order = [0; R];
        match (element_count(extents), order_of_strides(extents, strides, &mut order)) {
            (Ok(_), Ok(())) => Some(Self::from_permutation(Permutation::of(order))),
            _ => None,
        }
    }
}

/// The strides of a dense layout whose axes stand from minor to major: `unit`, times the extents of the axes that are more
/// minor. What does not fit saturates.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "each axis is below the rank")]
pub(crate) const fn dense_strides(
    minor_to_major: &[usize],
    extents: &[usize],
    unit: isize,
    strides: &mut [isize],
) {
    let (mut stride, mut place) = (unit, 0);
    while place < minor_to_major.len() {
        let axis = minor_to_major[place];
        strides[axis] = stride;
        stride = stride.saturating_mul(0_isize.saturating_add_unsigned(extents[axis]));
        place += 1;
    }
}

/// What is known of the strides of a layout whose memory has these extents and whose axes have this order.
pub(in crate::layout) const fn known_strides<const R: usize>(
    extents: &[Option<usize>; R],
    order: Option<Permutation<R>>,
) -> [Option<isize>; R] {
    match order {
        Some(order) => {
            let physical = Permutation::REVERSAL.after(order);
            physical.inverse().apply(&index::known_row_major_strides(&physical.apply(extents)))
        }
        None => [None; R],
    }
}

/// The axis that keeps strides from being those of a dense layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Misplaced {
    pub(crate) axis: usize,
    /// The stride of the next axis of the dense layout.
    pub(crate) expected: isize,
    /// The stride of the axis, the smallest of those that are left.
    pub(crate) found: isize,
}

/// Writes the order of [`MinorToMajor::from_strides`]; all three are as long. What is written is a permutation if this is `Ok`.
pub(crate) const fn order_of_strides(
    extents: &[usize],
    strides: &[isize],
    into: &mut [usize],
) -> Result<(), Misplaced> {
    match axes_of_strides(extents, strides, into) {
        Ok(placed) if placed < into.len() && is_row_major(extents, strides, 1) => place_others(0, into),
        Ok(placed) => place_others(placed, into),
        Err(misplaced) => return Err(misplaced),
    }
    Ok(())
}

/// Writes the axes that stand where a dense layout has their stride, from minor to major, and says how many these are. The
/// others have no stride that is taken.
#[expect(
    clippy::indexing_slicing,
    reason = "`find` gives an axis below the rank, each once, so there are at most as many places"
)]
pub(crate) const fn axes_of_strides(
    extents: &[usize],
    strides: &[isize],
    into: &mut [usize],
) -> Result<usize, Misplaced> {
    let (mut place, mut expected) = (0, 1_isize);
    while place < extents.len() {
        let placed = into.split_at(place).0;
        // An extent of 1 changes no other stride, so such an axis comes first. Of several the last one.
        let found = match find(extents, strides, expected, true, placed) {
            Some(axis) => Some(axis),
            None => find(extents, strides, expected, false, placed),
        };
        let Some(axis) = found else { break };
        into[place] = axis;
        expected = expected.saturating_mul(0_isize.saturating_add_unsigned(extents[axis]));
        place = place.saturating_add(1);
    }
    match smallest(extents, strides, into.split_at(place).0) {
        Some(axis) if !matches!(element_count(extents), Ok(0)) => {
            Err(Misplaced { axis, expected, found: strides[axis] })
        }
        _ => Ok(place),
    }
}

/// Writes the axes that do not stand in the first `place` places behind these, the last axis first.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "each axis has one place")]
pub(crate) const fn place_others(mut place: usize, into: &mut [usize]) {
    let mut axis = into.len();
    while axis > 0 {
        axis -= 1;
        if !is_in(into.split_at(place).0, axis) {
            into[place] = axis;
            place += 1;
        }
    }
}

/// The last axis of this stride that is not placed, among those of extent 1 or among the others.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "axes are below the rank")]
const fn find(
    extents: &[usize],
    strides: &[isize],
    stride: isize,
    ones: bool,
    placed: &[usize],
) -> Option<usize> {
    let mut axis = extents.len();
    while axis > 0 {
        axis -= 1;
        if (extents[axis] == 1) == ones && strides[axis] == stride && !is_in(placed, axis) {
            return Some(axis);
        }
    }
    None
}

/// The axis with the smallest stride among those that are not placed and of another extent than 1; the last of several.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "axes are below the rank")]
const fn smallest(extents: &[usize], strides: &[isize], placed: &[usize]) -> Option<usize> {
    let (mut axis, mut smallest) = (extents.len(), None);
    while axis > 0 {
        axis -= 1;
        if extents[axis] == 1 || is_in(placed, axis) {
            continue;
        }
        smallest = match smallest {
            Some(other) if strides[other] <= strides[axis] => smallest,
            _ => Some(axis),
        };
    }
    smallest
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the place counts to the length"
)]
const fn is_in(axes: &[usize], axis: usize) -> bool {
    let mut place = 0;
    while place < axes.len() {
        if axes[place] == axis {
            return true;
        }
        place += 1;
    }
    false
}
