//! The rules for lists of axes as slices. A rank in the type and a rank that is known at run time call the same functions.
//! Results and scratch space are slices of the caller, so that nothing is allocated here.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "positions count to the length of the list, and axes are checked to be below the rank"
)]

use super::{PermutationError, resolve};
use crate::error::attempt;

/// Resolves `axes` into `found`; negative axes count from the end. Writes into `places`, which is as long as the rank, the
/// position of each axis in the list, or `usize::MAX`.
///
/// # Errors
///
/// [`PermutationError`] with the first axis that the rank does not have or that is repeated.
///
/// # Panics
///
/// If `found` is shorter than `axes`.
///
/// ```
/// use shapewise::rules::axes::{check, invert};
///
/// let (mut found, mut places) = ([0; 3], [0; 3]);
/// check(&[-1, 0, 1], &mut found, &mut places)?;
/// assert_eq!((found, places), ([2, 0, 1], [1, 2, 0]));
/// let mut inverse = [0; 3];
/// invert(&found, &mut inverse);
/// assert_eq!(inverse, places);
/// assert_eq!(
///     check(&[0, -3], &mut found, &mut places).unwrap_err().to_string(),
///     "axis 0 occurs twice (at 0 and at 1): each axis must occur once"
/// );
/// # Ok::<(), shapewise::PermutationError>(())
/// ```
pub const fn check(
    axes: &[isize],
    found: &mut [usize],
    places: &mut [usize],
) -> Result<(), PermutationError> {
    let (rank, mut place) = (places.len(), 0);
    fill(places, usize::MAX);
    while place < axes.len() {
        let axis = attempt!(resolve(axes[place], rank), PermutationError::NoSuchAxis);
        if places[axis] != usize::MAX {
            return Err(PermutationError::Repeated { axis, first: places[axis], second: place });
        }
        (found[place], places[axis]) = (axis, place);
        place += 1;
    }
    Ok(())
}

#[cfg(feature = "alloc")]
pub(crate) mod heap {
    //! Lists whose length is known at run time.

    use super::{PermutationError, check};

    /// A list of axes. It does not allocate up to rank 8.
    pub(crate) type Axes = smallvec::SmallVec<[usize; 8]>;

    /// Takes axes and a rank, returns the axes that `check` resolves.
    #[inline]
    pub(crate) fn checked(axes: &[isize], rank: usize) -> Result<Axes, PermutationError> {
        let (mut found, mut places) = (Axes::from_elem(0, axes.len()), Axes::from_elem(0, rank));
        check(axes, &mut found, &mut places).map(|()| found)
    }
}

/// Writes `value` everywhere: `slice::fill` as a `const fn`.
pub(crate) const fn fill<V: Copy>(into: &mut [V], value: V) {
    let mut place = 0;
    while place < into.len() {
        into[place] = value;
        place += 1;
    }
}

/// Writes for each axis its position in the permutation `axes`. See the example of [`check`].
///
/// # Panics
///
/// If an axis is not below the length of `places`.
pub const fn invert(axes: &[usize], places: &mut [usize]) {
    let mut place = 0;
    while place < axes.len() {
        places[axes[place]] = place;
        place += 1;
    }
}

/// Returns the first position of an axis in a list; the length of the list if the axis is not in it.
#[must_use]
pub(crate) const fn place_of(axes: &[usize], axis: usize) -> usize {
    let mut place = 0;
    while place < axes.len() && axes[place] != axis {
        place += 1;
    }
    place
}

/// Whether an axis is in a list.
#[inline]
pub(crate) const fn contains(axes: &[usize], axis: usize) -> bool {
    place_of(axes, axis) < axes.len()
}

/// The first `R` entries of a list, padded with 0.
pub(crate) const fn first<const R: usize>(list: &[usize]) -> [usize; R] {
    let (mut first, mut at) = ([0; R], 0);
    while at < R && at < list.len() {
        first[at] = list[at];
        at += 1;
    }
    first
}
