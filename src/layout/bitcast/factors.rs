//! Which axes a reshape keeps: groups of axes that are reshaped among themselves.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns over slices: axes are counted or checked to be below the lengths, and the products are of extents \
              whose element count fits"
)]

use super::{BitcastError, same_count};
use crate::axis::resolve;

/// A product of extents in which 0 is a factor like others, that divides no number: how often it stands there, and the product
/// of the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Product {
    zeros: usize,
    rest: usize,
}

impl Product {
    const ONE: Self = Self { zeros: 0, rest: 1 };

    const fn times(self, extent: usize) -> Self {
        match extent {
            0 => Self { zeros: self.zeros + 1, rest: self.rest },
            _ => Self { zeros: self.zeros, rest: self.rest * extent },
        }
    }

    const fn of(extents: &[usize]) -> Self {
        let (mut product, mut axis) = (Self::ONE, 0);
        while axis < extents.len() {
            product = product.times(extents[axis]);
            axis += 1;
        }
        product
    }

    const fn is(self, other: Self) -> bool {
        self.zeros == other.zeros && self.rest == other.rest
    }

    const fn is_below(self, other: Self) -> bool {
        self.zeros < other.zeros || (self.zeros == other.zeros && self.rest < other.rest)
    }
}

/// Where the groups of axes begin that a reshape takes to each other, by [`common_factors`].
#[derive(Clone, Debug)]
pub struct CommonFactors<'a> {
    from: &'a [usize],
    to: &'a [usize],
    /// The pair that is next, unless all are given.
    next: Option<(usize, usize)>,
    /// One group of all axes.
    whole: bool,
}

impl<'a> CommonFactors<'a> {
    const fn new(from: &'a [usize], to: &'a [usize]) -> Result<Self, BitcastError> {
        match same_count(from, to) {
            // Without elements the counts are the same, and yet there may be nothing in common.
            Ok(_) => Ok(Self { from, to, next: Some((0, 0)), whole: !Product::of(from).is(Product::of(to)) }),
            Err(error) => Err(error),
        }
    }

    /// The next pair: [`Iterator::next`], for constants.
    pub const fn next_pair(&mut self) -> Option<(usize, usize)> {
        let (from, to) = match self.next {
            Some(pair) => pair,
            None => return None,
        };
        let ends = (self.from.len(), self.to.len());
        self.next = if from == ends.0 && to == ends.1 {
            None
        } else if self.whole {
            Some(ends)
        } else {
            Some(self.end_of_group(from, to))
        };
        Some((from, to))
    }

    /// Where the shortest group ends that begins with these axes.
    const fn end_of_group(&self, mut i: usize, mut j: usize) -> (usize, usize) {
        let (mut left, mut right) = (Product::ONE, Product::ONE);
        loop {
            let (more_left, more_right) = (i < self.from.len(), j < self.to.len());
            let same = left.is(right);
            // The smaller product grows; of two that are the same the one by the smaller extent, or both.
            let grow_left =
                left.is_below(right) || (same && more_left && (!more_right || !self.is_smaller_to(i, j)));
            let grow_right =
                right.is_below(left) || (same && more_right && (!more_left || !self.is_smaller_from(i, j)));
            if grow_left && more_left {
                left = left.times(self.from[i]);
                i += 1;
            }
            if grow_right && more_right {
                right = right.times(self.to[j]);
                j += 1;
            }
            if left.is(right) || (i == self.from.len() && j == self.to.len()) {
                return (i, j);
            }
        }
    }

    const fn is_smaller_from(&self, i: usize, j: usize) -> bool {
        Product::ONE.times(self.from[i]).is_below(Product::ONE.times(self.to[j]))
    }

    const fn is_smaller_to(&self, i: usize, j: usize) -> bool {
        Product::ONE.times(self.to[j]).is_below(Product::ONE.times(self.from[i]))
    }
}

impl Iterator for CommonFactors<'_> {
    type Item = (usize, usize);

    fn next(&mut self) -> Option<(usize, usize)> {
        self.next_pair()
    }
}

impl core::iter::FusedIterator for CommonFactors<'_> {}

/// The shortest groups of axes with the same product, side by side: where each begins in `from` and in `to`, and at last
/// where the last one ends.
///
/// An extent of 0 is a factor as others are, one that divides no number: so what is said of `[2, 0, 3]` holds of `[2, n, 3]`.
/// Where two shapes without elements have no such factors, all axes are one group.
///
/// # Errors
///
/// [`BitcastError`] if the element counts differ or do not fit.
///
/// ```
/// use shapewise::layout::bitcast::common_factors;
///
/// // [2, 5] with [1, 10], [1] with nothing, [3] with [3].
/// let pairs: Vec<_> = common_factors(&[2, 5, 1, 3], &[1, 10, 3])?.collect();
/// assert_eq!(pairs, [(0, 0), (0, 1), (2, 2), (3, 2), (4, 3)]);
/// # Ok::<(), shapewise::layout::bitcast::BitcastError>(())
/// ```
///
/// # Source
///
/// XLA, `CommonFactors`. Where both shapes have an extent of 0 behind what they have in common, XLA makes one group of all that
/// follows: `[2, 0, 3]` to `[1, 2, 0, 3]` is one group there, and four here.
pub const fn common_factors<'a>(
    from: &'a [usize],
    to: &'a [usize],
) -> Result<CommonFactors<'a>, BitcastError> {
    CommonFactors::new(from, to)
}

/// Writes, for each axis of `from`, the axis of `to` that it becomes; `into` is as long as `from`.
pub(crate) const fn unmodified(
    from: &[usize],
    to: &[usize],
    into: &mut [Option<usize>],
) -> Result<(), BitcastError> {
    let mut factors = match CommonFactors::new(from, to) {
        Ok(factors) => factors,
        Err(error) => return Err(error),
    };
    let mut axis = 0;
    while axis < into.len() {
        into[axis] = None;
        axis += 1;
    }
    let mut begin = factors.next_pair();
    while let (Some((i, j)), Some((next_i, next_j))) = (begin, factors.next_pair()) {
        if next_i == i + 1 && next_j == j + 1 {
            into[i] = Some(j);
        }
        begin = Some((next_i, next_j));
    }
    Ok(())
}

/// For each axis of `from` the axis of `to` that is the same one: its coordinates are not changed by the reshape.
///
/// Of the axes of extent 1 that stand side by side, the first ones are paired.
///
/// # Errors
///
/// [`BitcastError`] if the element counts differ or do not fit.
///
/// ```
/// use shapewise::layout::bitcast::unmodified_by_reshape;
///
/// let (from, to) = ([2, 3, 5, 7, 6], [6, 5, 1, 7, 2, 3]);
/// assert_eq!(unmodified_by_reshape(&from, &to)?, [None, None, Some(1), Some(3), None]);
/// # Ok::<(), shapewise::layout::bitcast::BitcastError>(())
/// ```
///
/// # Source
///
/// XLA, `DimensionsUnmodifiedByReshape`.
pub const fn unmodified_by_reshape<const R: usize, const Q: usize>(
    from: &[usize; R],
    to: &[usize; Q],
) -> Result<[Option<usize>; R], BitcastError> {
    let mut axes = [None; R];
    match unmodified(from, to, &mut axes) {
        Ok(()) => Ok(axes),
        Err(error) => Err(error),
    }
}

/// The axes of `to` that these axes of `from` become, in the same order, if the reshape leaves all of them as they are.
/// Negative axes count from the end.
///
/// # Errors
///
/// [`BitcastError`] with the first axis that `from` does not have, or if the element counts differ or do not fit.
///
/// ```
/// use shapewise::layout::bitcast::reshape_leaves_unmodified;
///
/// let (from, to) = ([2, 3, 5, 7], [6, 5, 1, 7]);
/// assert_eq!(reshape_leaves_unmodified(&from, &to, [2, 3])?, Some([1, 3]));
/// assert_eq!(reshape_leaves_unmodified(&from, &to, [1, 2])?, None);
/// # Ok::<(), shapewise::layout::bitcast::BitcastError>(())
/// ```
///
/// # Source
///
/// XLA, `ReshapeLeavesDimensionsUnmodified`. Axes that are not in ascending order get no answer there.
pub const fn reshape_leaves_unmodified<const R: usize, const Q: usize, const K: usize>(
    from: &[usize; R],
    to: &[usize; Q],
    axes: [isize; K],
) -> Result<Option<[usize; K]>, BitcastError> {
    let unmodified = match unmodified_by_reshape(from, to) {
        Ok(axes) => axes,
        Err(error) => return Err(error),
    };
    let (mut outputs, mut all, mut at) = ([0; K], true, 0);
    while at < K {
        match resolve(axes[at], R) {
            Ok(axis) => match unmodified[axis] {
                Some(output) => outputs[at] = output,
                None => all = false,
            },
            Err(error) => return Err(BitcastError::Axis(error)),
        }
        at += 1;
    }
    Ok(if all { Some(outputs) } else { None })
}

/// The axes of extent 1 by which two shapes differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DegenerateAxesChanged<const R: usize, const Q: usize> {
    /// Which axes of the first shape are gone.
    pub removed: [bool; R],
    /// Which axes of the second shape are new.
    pub inserted: [bool; Q],
}

/// Writes which axes are removed and inserted; no if the shapes differ by more. As long as `from` and `to`.
pub(crate) const fn changed(
    from: &[usize],
    to: &[usize],
    removed: &mut [bool],
    inserted: &mut [bool],
) -> bool {
    let Ok(mut factors) = CommonFactors::new(from, to) else { return false };
    let mut begin = factors.next_pair();
    while let (Some((i, j)), Some((next_i, next_j))) = (begin, factors.next_pair()) {
        match (next_i - i, next_j - j) {
            (1, 1) => (removed[i], inserted[j]) = (false, false),
            // The product of no axes is 1.
            (1, 0) => removed[i] = true,
            (0, 1) => inserted[j] = true,
            _ => return false,
        }
        begin = Some((next_i, next_j));
    }
    true
}

/// Which axes of extent 1 a reshape deletes and inserts, if it does nothing else.
///
/// ```
/// use shapewise::layout::bitcast::degenerate_axes_changed;
///
/// let found = degenerate_axes_changed(&[9, 1, 4], &[1, 9, 4, 1]).unwrap();
/// assert_eq!(found.removed, [false, true, false]);
/// assert_eq!(found.inserted, [true, false, false, true]);
/// assert_eq!(degenerate_axes_changed(&[9, 1, 4], &[3, 1, 12]), None);
/// ```
///
/// # Source
///
/// XLA, `InsertedOrDeleted1SizedDimensions`.
#[must_use]
pub const fn degenerate_axes_changed<const R: usize, const Q: usize>(
    from: &[usize; R],
    to: &[usize; Q],
) -> Option<DegenerateAxesChanged<R, Q>> {
    let mut found = DegenerateAxesChanged { removed: [false; R], inserted: [false; Q] };
    if changed(from, to, &mut found.removed, &mut found.inserted) { Some(found) } else { None }
}
