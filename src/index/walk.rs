//! Walks over indices: all of a shape, or those of a box with steps; in logical order, or in that of memory.

use core::{cmp::Ordering, iter::FusedIterator};

use super::{IndexError, SizeError, element_count};
use crate::error::error_messages;
use num_traits::PrimInt;

/// Moves to the next index in logical order: the last axis turns first. False at the last index, which stays; and for rank 0
/// and where an extent is 0.
///
/// ```
/// use shapewise::index::bump;
///
/// let mut index = [0, 1];
/// assert!(bump(&[2, 2], &mut index));
/// assert_eq!(index, [1, 0]);
/// assert!(bump(&[2, 2], &mut index) && !bump(&[2, 2], &mut index));
/// assert_eq!(index, [1, 1]);
/// ```
///
/// # In other libraries
///
/// XLA, `IndexUtil::BumpIndices`.
pub const fn bump<const R: usize>(extents: &[usize; R], index: &mut [usize; R]) -> bool {
    let mut axis = R;
    while axis > 0 {
        axis -= 1;
        // No sum: an index out of bounds is at no place from which there is a next one.
        if extents[axis] > 0 && index[axis] < extents[axis] - 1 {
            index[axis] += 1;
            let mut behind = axis + 1;
            while behind < R {
                index[behind] = 0;
                behind += 1;
            }
            // An empty axis after or before this one has no index to move to.
            return !has_zero(extents);
        }
    }
    false
}

/// Moves to the next index in logical order, and from the last one to the first; no extent is 0.
#[inline(always)]
pub(crate) const fn turn<const R: usize>(extents: &[usize; R], index: &mut [usize; R]) {
    let mut axis = R;
    while axis > 0 {
        axis -= 1;
        index[axis] += 1;
        if index[axis] < extents[axis] {
            return;
        }
        index[axis] = 0;
    }
}

const fn has_zero<const R: usize>(extents: &[usize; R]) -> bool {
    let mut axis = 0;
    while axis < R {
        if extents[axis] == 0 {
            return true;
        }
        axis += 1;
    }
    false
}

/// Returns all axes, the last one first.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "the axis counts to R")]
const fn last_to_first<const R: usize>() -> [usize; R] {
    let (mut axes, mut axis) = ([0; R], 0);
    while axis < R {
        axes[axis] = R - 1 - axis;
        axis += 1;
    }
    axes
}

/// Returns which of two indices comes first in logical order.
///
/// ```
/// use core::cmp::Ordering;
/// use shapewise::index::compare;
///
/// assert_eq!(compare(&[0, 9], &[1, 0]), Ordering::Less);
/// ```
///
/// # In other libraries
///
/// XLA, `IndexUtil::CompareIndices`: the code, as the comment there has the sign the other way round. Arrays are ordered alike;
/// this is for constants.
#[must_use]
pub const fn compare<const R: usize>(left: &[usize; R], right: &[usize; R]) -> Ordering {
    let mut axis = 0;
    while axis < R {
        if left[axis] < right[axis] {
            return Ordering::Less;
        }
        if left[axis] > right[axis] {
            return Ordering::Greater;
        }
        axis += 1;
    }
    Ordering::Equal
}

/// Returns `true` if an index of any integer type is in bounds: as many coordinates as extents, none negative, each below its extent.
///
/// ```
/// use shapewise::index::in_bounds;
///
/// assert!(in_bounds(&[3, 4], &[2_i64, 0]));
/// assert!(!in_bounds(&[3], &[-1]) && !in_bounds(&[3], &[0, 0]));
/// ```
///
/// # In other libraries
///
/// XLA, `IndexUtil::IndexInBounds`, which takes negative coordinates to be in bounds.
#[must_use]
pub fn in_bounds<I: PrimInt>(extents: &[usize], index: &[I]) -> bool {
    extents.len() == index.len()
        && extents.iter().zip(index).all(|(&extent, at)| at.to_usize().is_some_and(|at| at < extent))
}

/// Why a walk cannot be made: the error of [`Walk::part`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WalkError {
    /// A step of 0 along an axis that is walked.
    StepIsZero {
        /// The axis.
        axis: usize,
    },
    /// An index that the walk would visit and that is out of bounds.
    Index(IndexError),
    /// The element count of the shape does not fit.
    Size(SizeError),
}

error_messages! {
    #[inline] WalkError [Index(IndexError), Size(SizeError)]
    Self::StepIsZero { axis } => "the step along axis {axis} is 0: a step is at least 1, or the count is 0";
}

/// The indices of a shape of rank `R`, or of a part of it, one after another.
///
/// # Examples
///
/// ```
/// use shapewise::{MinorToMajor, index::Walk};
///
/// // Logical order: the last axis turns first.
/// assert!(Walk::new([2, 2])?.eq([[0, 0], [0, 1], [1, 0], [1, 1]]));
/// // The order of memory, here column by column.
/// let columns = Walk::new([2, 3])?.in_order(MinorToMajor::COLUMN_MAJOR);
/// assert!(columns.eq([[0, 0], [1, 0], [0, 1], [1, 1], [0, 2], [1, 2]]));
/// // A part: every second of the rows from 2 on, 3 of them; of the columns, 3 alone.
/// assert!(Walk::part([10, 10], [2, 3], [3, 1], [2, 1])?.eq([[2, 3], [4, 3]]));
/// # Ok::<(), shapewise::index::WalkError>(())
/// ```
///
/// # In other libraries
///
/// XLA, `ShapeUtil::ForEachIndex`, with base, count and increment.
#[derive(Debug, Clone)]
pub struct Walk<const R: usize> {
    // INVARIANT: where `left` is above 0, `index` is in bounds, and each axis has `times` of at least 1, of which `turn` is
    // below; `base + (times - 1) * step` is in bounds.
    base: [usize; R],
    times: [usize; R],
    step: [usize; R],
    minor_to_major: [usize; R],
    index: [usize; R],
    turn: [usize; R],
    left: usize,
    /// There is no index at all.
    is_empty: bool,
}

impl<const R: usize> Walk<R> {
    /// Returns all indices of a shape, in logical order.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count does not fit `isize`.
    pub const fn new(extents: [usize; R]) -> Result<Self, SizeError> {
        match element_count(&extents) {
            Ok(count) => Ok(Self::of(extents, count)),
            Err(error) => Err(error),
        }
    }

    /// Returns all indices of extents that are those of a shape, as [`new`](Self::new) returns them.
    pub(crate) fn all(extents: [usize; R]) -> Self {
        Self::of(extents, element_count(&extents).unwrap_or_default())
    }

    const fn of(extents: [usize; R], left: usize) -> Self {
        Self {
            base: [0; R],
            times: extents,
            step: [1; R],
            minor_to_major: last_to_first(),
            index: [0; R],
            turn: [0; R],
            left,
            is_empty: left == 0,
        }
    }

    /// Returns the indices `base`, `base + step`, ... below `base + count` along each axis, in logical order. An axis with a count of 0
    /// stays at its base. There are none where an extent is 0.
    ///
    /// # Errors
    ///
    /// [`WalkError`] with the first axis that steps by 0 or leaves the shape.
    pub fn part(
        extents: [usize; R],
        base: [usize; R],
        count: [usize; R],
        step: [usize; R],
    ) -> Result<Self, WalkError> {
        let mut walk = Self::new(extents)?;
        if extents.contains(&0) {
            return Ok(walk);
        }
        walk.left = 1;
        let axes = extents.into_iter().zip(base).zip(count.into_iter().zip(step)).zip(&mut walk.times);
        for (axis, (((extent, base), (count, step)), times)) in axes.enumerate() {
            if step == 0 && count > 0 {
                return Err(WalkError::StepIsZero { axis });
            }
            *times = count.div_ceil(step.max(1)).max(1);
            // The last index along the axis, which must be in bounds as the first is.
            let last = times.saturating_sub(1).saturating_mul(step).saturating_add(base);
            if last >= extent {
                return Err(IndexError::new(axis, last, extent).into());
            }
            // Below the element count, as there are no more times than the extent.
            walk.left = walk.left.saturating_mul(*times);
        }
        Ok(Self { base, step, index: base, ..walk })
    }

    /// Returns the same indices from the beginning, the first of these axes turning first. They are each axis once.
    pub(crate) fn in_order_of(self, minor_to_major: [usize; R]) -> Self {
        let left = if self.is_empty { 0 } else { self.times.iter().product() };
        Self { minor_to_major, index: self.base, turn: [0; R], left, ..self }
    }
}

impl<const R: usize> Iterator for Walk<R> {
    type Item = [usize; R];

    #[inline]
    fn next(&mut self) -> Option<[usize; R]> {
        self.left = self.left.checked_sub(1)?;
        let index = self.index;
        if self.left > 0 {
            for axis in self.minor_to_major {
                self.turn[axis] += 1;
                if self.turn[axis] < self.times[axis] {
                    self.index[axis] += self.step[axis];
                    break;
                }
                (self.turn[axis], self.index[axis]) = (0, self.base[axis]);
            }
        }
        Some(index)
    }

    /// Skips with a division for each axis, whatever the count is.
    fn nth(&mut self, count: usize) -> Option<[usize; R]> {
        if count >= self.left {
            self.left = 0;
            return None;
        }
        self.left -= count;
        // As addition on paper: what exceeds an axis is carried to the next one.
        let mut carry = count;
        for axis in self.minor_to_major {
            // Less than the extent, plus a count of elements: both fit `isize`.
            let sum = self.turn[axis] + carry;
            (carry, self.turn[axis]) = (sum / self.times[axis], sum % self.times[axis]);
            self.index[axis] = self.base[axis] + self.turn[axis] * self.step[axis];
        }
        self.next()
    }

    fn last(mut self) -> Option<[usize; R]> {
        self.nth(self.left.checked_sub(1)?)
    }

    fn count(self) -> usize {
        self.left
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<const R: usize> ExactSizeIterator for Walk<R> {}
impl<const R: usize> FusedIterator for Walk<R> {}

// The axes of a layout by decreasing stride.

/// The axes that count, of extent at least 2, by decreasing stride: axes of stride 0 are the last ones.
#[derive(Clone, Copy)]
pub(super) struct Descending<const R: usize> {
    /// The numbers of the axes.
    pub(super) axis: [usize; R],
    /// The extents less 1.
    pub(super) far: [usize; R],
    /// The strides.
    pub(super) step: [usize; R],
    /// What the axes after each one reach together.
    pub(super) behind: [usize; R],
    /// How many axes count.
    pub(super) count: usize,
    /// How many of them have another stride than 0.
    pub(super) moving: usize,
}

impl<const R: usize> Descending<R> {
    pub(super) const fn new(extents: &[usize; R], strides: &[isize; R]) -> Self {
        let mut sorted =
            Self { axis: [0; R], far: [0; R], step: [0; R], behind: [0; R], count: 0, moving: 0 };
        let mut axis = 0;
        while axis < R {
            if extents[axis] > 1 {
                sorted.insert(axis, extents[axis] - 1, strides[axis].unsigned_abs());
            }
            axis += 1;
        }
        let (mut at, mut sum) = (sorted.count, 0_usize);
        while at > 0 {
            at -= 1;
            sorted.behind[at] = sum;
            sum = sum.saturating_add(sorted.step[at].saturating_mul(sorted.far[at]));
        }
        sorted
    }

    const fn insert(&mut self, axis: usize, far: usize, step: usize) {
        let mut at = self.count;
        while at > 0 && self.step[at - 1] < step {
            self.axis[at] = self.axis[at - 1];
            self.far[at] = self.far[at - 1];
            self.step[at] = self.step[at - 1];
            at -= 1;
        }
        (self.axis[at], self.far[at], self.step[at]) = (axis, far, step);
        self.count += 1;
        if step != 0 {
            self.moving += 1;
        }
    }
}

/// Returns the greatest number that divides both; the other one where one is 0.
#[must_use]
pub(crate) const fn greatest_divisor(mut left: usize, mut right: usize) -> usize {
    while let Some(rest) = left.checked_rem(right) {
        (left, right) = (right, rest);
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_are_by_decreasing_stride_with_what_is_after_each() {
        for code in 0..4_usize.pow(3) * 7_usize.pow(3) {
            let (e, s) = (code % 64, code / 64);
            let extents = [e / 16, e / 4 % 4, e % 4];
            let strides = [s / 49, s / 7 % 7, s % 7].map(|stride| stride.cast_signed() - 3);
            let axes = Descending::new(&extents, &strides);
            let mut expected: Vec<_> = (0..3)
                .filter(|&axis| extents[axis] > 1)
                .map(|axis| (strides[axis].unsigned_abs(), extents[axis] - 1))
                .collect();
            // Axes of equal strides stay in order.
            expected.sort_by_key(|&(step, _)| core::cmp::Reverse(step));
            let found: Vec<_> = (0..axes.count).map(|at| (axes.step[at], axes.far[at])).collect();
            assert_eq!(found, expected, "{extents:?} {strides:?}");
            assert_eq!(axes.moving, expected.iter().filter(|&&(step, _)| step != 0).count());
            for at in 0..axes.count {
                let reach: usize = expected.iter().skip(at + 1).map(|&(step, far)| step * far).sum();
                assert_eq!(axes.behind[at], reach, "{extents:?} {strides:?}");
                let axis = axes.axis[at];
                assert_eq!((strides[axis].unsigned_abs(), extents[axis] - 1), expected[at]);
            }
        }
    }
}
