//! The axes that a reshape keeps, and the groups of axes that it reshapes among themselves.

use super::{BitcastError, MergedAxes, same_count};
use crate::{
    Permutation,
    axis::{list, resolve},
    error::attempt,
    layout::{
        MinorToMajor,
        order::{axes_of_strides, place_others},
    },
};

/// A product of extents in which 0 is a prime factor: the number of zeros, and the product of the other extents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ExtentProduct {
    zeros: usize,
    rest: usize,
}

impl ExtentProduct {
    const ONE: Self = Self { zeros: 0, rest: 1 };

    #[inline]
    const fn times(self, extent: usize) -> Self {
        match extent {
            0 => Self { zeros: self.zeros + 1, rest: self.rest },
            _ => Self { zeros: self.zeros, rest: self.rest * extent },
        }
    }

    #[inline]
    const fn of(extents: &[usize]) -> Self {
        let (mut product, mut axis) = (Self::ONE, 0);
        while axis < extents.len() {
            product = product.times(extents[axis]);
            axis += 1;
        }
        product
    }

    #[inline]
    const fn equals(self, other: Self) -> bool {
        self.zeros == other.zeros && self.rest == other.rest
    }

    #[inline]
    const fn is_below(self, other: Self) -> bool {
        self.zeros < other.zeros || (self.zeros == other.zeros && self.rest < other.rest)
    }
}

/// The boundaries of the groups of axes that a reshape maps to each other: the iterator of [`common_factors`].
#[derive(Clone, Debug)]
pub struct CommonFactors<'a> {
    from: &'a [usize],
    to: &'a [usize],
    /// The next pair, or `None` after the last.
    next: Option<(usize, usize)>,
    /// `true` if all axes are one group.
    is_one_group: bool,
}

impl<'a> CommonFactors<'a> {
    #[inline]
    const fn new(from: &'a [usize], to: &'a [usize]) -> Result<Self, BitcastError> {
        attempt!(same_count(from, to));
        // Without elements the counts are equal, but the products of the other extents may differ.
        let is_one_group = !ExtentProduct::of(from).equals(ExtentProduct::of(to));
        Ok(Self { from, to, next: Some((0, 0)), is_one_group })
    }

    /// Returns the next pair: [`Iterator::next`] as a `const fn`.
    ///
    /// ```
    /// use shapewise::layout::bitcast::common_factors;
    ///
    /// let mut factors = common_factors(&[2, 3, 4], &[6, 4])?;
    /// assert_eq!((factors.next_pair(), factors.next_pair()), (Some((0, 0)), Some((2, 1))));
    /// # Ok::<(), shapewise::layout::bitcast::BitcastError>(())
    /// ```
    #[inline]
    pub const fn next_pair(&mut self) -> Option<(usize, usize)> {
        let Some((from, to)) = self.next else { return None };
        let ends = (self.from.len(), self.to.len());
        self.next = if from == ends.0 && to == ends.1 {
            None
        } else if self.is_one_group {
            Some(ends)
        } else {
            Some(self.end_of_group(from, to))
        };
        Some((from, to))
    }

    /// Returns the end of the shortest group that begins at axis `i` of `from` and axis `j` of `to`.
    #[inline]
    const fn end_of_group(&self, mut i: usize, mut j: usize) -> (usize, usize) {
        let (mut left, mut right) = (ExtentProduct::ONE, ExtentProduct::ONE);
        loop {
            let (from, to) = (self.from.split_at(i).1, self.to.split_at(j).1);
            // The smaller product grows. If both are equal, the one with the smaller next extent grows, or both with equal ones.
            let (grow_left, grow_right) = match (from, to) {
                ([from, ..], [to, ..]) if left.equals(right) => {
                    let (from, to) = (ExtentProduct::of(&[*from]), ExtentProduct::of(&[*to]));
                    (!to.is_below(from), !from.is_below(to))
                }
                _ if left.equals(right) => (true, true),
                _ => (left.is_below(right), right.is_below(left)),
            };
            if let ([extent, ..], true) = (from, grow_left) {
                left = left.times(*extent);
                i += 1;
            }
            if let ([extent, ..], true) = (to, grow_right) {
                right = right.times(*extent);
                j += 1;
            }
            if left.equals(right) || (i == self.from.len() && j == self.to.len()) {
                return (i, j);
            }
        }
    }
}

impl Iterator for CommonFactors<'_> {
    type Item = (usize, usize);

    #[inline]
    fn next(&mut self) -> Option<(usize, usize)> {
        self.next_pair()
    }
}

impl core::iter::FusedIterator for CommonFactors<'_> {}

/// Returns the shortest groups of adjacent axes with equal products: the first axis of each group in `from` and in `to`, then the two
/// ranks.
///
/// An extent of 0 counts as a prime factor, so `[2, 0, 3]` has the groups of `[2, n, 3]`. If two shapes without elements have
/// different factors, all axes are one group.
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
/// # In other libraries
///
/// XLA, `CommonFactors`. Where both shapes have an extent of 0 after their common factors, XLA makes one group of all axes that
/// follow: `[2, 0, 3]` to `[1, 2, 0, 3]` is one group in XLA and four groups here.
#[inline]
pub const fn common_factors<'a>(
    from: &'a [usize],
    to: &'a [usize],
) -> Result<CommonFactors<'a>, BitcastError> {
    CommonFactors::new(from, to)
}

/// Writes for each axis of `from` the axis of `to` that has the same coordinates after a reshape, if there is one: [`unmodified_by_reshape`] on slices. `into` is as
/// long as `from`.
///
/// # Errors
///
/// [`BitcastError`] if the element counts differ or do not fit.
///
/// # Panics
///
/// If `into` is shorter than `from`.
///
/// ```
/// use shapewise::rules::bitcast::unmodified;
///
/// let mut stays = [None; 3];
/// unmodified(&[2, 3, 4], &[6, 4], &mut stays)?;
/// assert_eq!(stays, [None, None, Some(1)]);
/// # Ok::<(), shapewise::layout::bitcast::BitcastError>(())
/// ```
#[inline]
pub const fn unmodified(
    from: &[usize],
    to: &[usize],
    into: &mut [Option<usize>],
) -> Result<(), BitcastError> {
    let mut factors = attempt!(CommonFactors::new(from, to));
    list::fill(into, None);
    let mut begin = factors.next_pair();
    while let (Some((i, j)), Some((next_i, next_j))) = (begin, factors.next_pair()) {
        if next_i == i + 1 && next_j == j + 1 {
            into[i] = Some(j);
        }
        begin = Some((next_i, next_j));
    }
    Ok(())
}

/// Returns, for each axis of `from`, the axis of `to` that has the same coordinates after the reshape, if there is one.
///
/// Of several adjacent axes of extent 1, the first ones are paired.
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
/// # In other libraries
///
/// XLA, `DimensionsUnmodifiedByReshape`.
pub const fn unmodified_by_reshape<const R: usize, const Q: usize>(
    from: &[usize; R],
    to: &[usize; Q],
) -> Result<[Option<usize>; R], BitcastError> {
    let mut axes = [None; R];
    attempt!(unmodified(from, to, &mut axes));
    Ok(axes)
}

/// Returns the axes of `to` that are these axes of `from`, in the same order, if the reshape leaves all of them unmodified. Negative axes
/// count from the end.
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
/// # In other libraries
///
/// XLA, `ReshapeLeavesDimensionsUnmodified`, which requires ascending axes.
pub const fn reshape_leaves_unmodified<const R: usize, const Q: usize, const K: usize>(
    from: &[usize; R],
    to: &[usize; Q],
    axes: [isize; K],
) -> Result<Option<[usize; K]>, BitcastError> {
    let unmodified = attempt!(unmodified_by_reshape(from, to));
    let (mut outputs, mut all, mut at) = ([0; K], true, 0);
    while at < K {
        match unmodified[attempt!(resolve(axes[at], R), BitcastError::NoSuchAxis)] {
            Some(output) => outputs[at] = output,
            None => all = false,
        }
        at += 1;
    }
    Ok(if all { Some(outputs) } else { None })
}

/// The axes of extent 1 that one of two shapes has and the other has not: the result of [`degenerate_axes_changed`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DegenerateAxesChanged<const R: usize, const Q: usize> {
    /// For each axis of the first shape, whether the second shape lacks it.
    pub removed: [bool; R],
    /// For each axis of the second shape, whether it is new.
    pub inserted: [bool; Q],
}

/// Returns the axes of extent 1 that a reshape removes and inserts, if it does nothing else.
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
/// # In other libraries
///
/// XLA, `InsertedOrDeleted1SizedDimensions`.
#[must_use]
pub const fn degenerate_axes_changed<const R: usize, const Q: usize>(
    from: &[usize; R],
    to: &[usize; Q],
) -> Option<DegenerateAxesChanged<R, Q>> {
    let Ok(mut factors) = CommonFactors::new(from, to) else { return None };
    let mut changed = DegenerateAxesChanged { removed: [false; R], inserted: [false; Q] };
    let mut begin = factors.next_pair();
    while let (Some((i, j)), Some((next_i, next_j))) = (begin, factors.next_pair()) {
        match (next_i - i, next_j - j) {
            (1, 1) => {}
            // The product of no axes is 1.
            (1, 0) => changed.removed[i] = true,
            (0, 1) => changed.inserted[j] = true,
            _ => return None,
        }
        begin = Some((next_i, next_j));
    }
    Some(changed)
}

// The order of axes that makes a reshape a bitcast.

/// Writes the order of axes that makes a reshape a bitcast: that of [`align`], on slices. Returns `false` if there is none.
///
/// `strides` is scratch space; `strides` and `into` are as long as `to`.
///
/// # Panics
///
/// If the order is not a permutation of the axes of `from`, or `strides` or `into` is shorter than `to`.
///
/// ```
/// use shapewise::rules::bitcast::align_slices;
///
/// let (mut strides, mut order) = ([0; 3], [0; 3]);
/// assert!(align_slices(&[6, 4], &[0, 1], &[2, 3, 4], &mut strides, &mut order));
/// assert_eq!(order, [1, 0, 2]); // the two parts of the most minor axis, then the other one
/// ```
#[inline]
pub const fn align_slices(
    from: &[usize],
    from_order: &[usize],
    to: &[usize],
    strides: &mut [isize],
    into: &mut [usize],
) -> bool {
    let Ok(count) = same_count(from, to) else { return false };
    // The stride 0 marks axes of extent 1, which become the most major ones.
    list::fill(strides, 0);
    if count > 0 && !aligned_strides(from, from_order, to, strides) {
        return false;
    }
    match axes_of_strides(to, strides, into) {
        Ok(placed) => {
            place_others(placed, into);
            true
        }
        Err(_) => false,
    }
}

/// Writes, for each axis of `to` above extent 1, the stride that keeps each element at its offset. Returns `false` if there is
/// none.
///
/// The merged axes are a normal form, so both shapes must have the same ones: the axes of `to` must divide each merged axis of
/// `from` without a remainder.
#[inline]
const fn aligned_strides(from: &[usize], order: &[usize], to: &[usize], strides: &mut [isize]) -> bool {
    let mut merged = MergedAxes::new(from, order);
    // The current merged axis: the product of the axes of `to` that are part of it, its extent, and its stride.
    let (mut cut, mut extent, mut step) = (1, 1, 1);
    let mut axis = to.len();
    while axis > 0 {
        axis -= 1;
        if to[axis] == 1 {
            continue;
        }
        if cut == extent {
            (cut, (extent, step)) = match merged.next() {
                Some(next) => (1, next),
                None => return false,
            };
        }
        strides[axis] = (step * cut).cast_signed();
        cut *= to[axis];
        if cut > extent {
            return false;
        }
    }
    // The element counts are equal, so the last merged axis is complete and there is no other.
    true
}

/// Returns the order of the axes of `to` that makes the reshape from `from` in `order` a bitcast, if there is one.
///
/// Axes of extent 1 could be anywhere; here they are the most major, the last of them first.
///
/// ```
/// use shapewise::layout::{MinorToMajor, bitcast::align};
///
/// let order = MinorToMajor::new([3, 2, 1, 0, 4])?;
/// let aligned = align(&[3, 8, 5, 7, 11], order, &[4, 3, 2, 7, 5, 11]).unwrap();
/// assert_eq!(aligned.to_string(), "{4,3,2,1,0,5}");
/// // The axes of extents 5 and 11 are not adjacent in memory, so they do not form one axis of
/// // extent 55.
/// assert_eq!(align(&[3, 8, 5, 7, 11], order, &[4, 3, 2, 7, 55]), None);
/// # Ok::<(), shapewise::PermutationError>(())
/// ```
///
/// # In other libraries
///
/// XLA, `AlignLayouts`. Without elements every order is a solution and this function returns row-major; XLA finds an order only
/// if the axes are adjacent in memory.
#[must_use]
pub const fn align<const R: usize, const Q: usize>(
    from: &[usize; R],
    order: MinorToMajor<R>,
    to: &[usize; Q],
) -> Option<MinorToMajor<Q>> {
    let mut aligned = [0; Q];
    if align_slices(from, &order.axes(), to, &mut [0; Q], &mut aligned) {
        Some(MinorToMajor::from_permutation(Permutation::of(aligned)))
    } else {
        None
    }
}
