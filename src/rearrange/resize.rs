//! What an operation along an axis does to the extent of that axis: each rule once, for extents that may not be known.
//!
//! A known extent has a known result, a bound has a bound, because every rule here grows with the extent.

use crate::{
    axis::{AxisError, edit::Edit},
    error::error_messages,
    extent::{DynExtent, Knowledge},
    index::SizeError,
};

/// Returns what is known of the result of a rule that grows with the extent, from its result `most` for the extent or its bound.
#[inline]
pub(super) const fn grown(axis: usize, extent: DynExtent, most: usize) -> Result<DynExtent, SizeError> {
    match extent.knowledge() {
        Knowledge::Known(_) => known_at(axis, most),
        Knowledge::Bounded(_) => Ok(match DynExtent::at_most(most) {
            Ok(bounded) => bounded,
            Err(_) => DynExtent::UNKNOWN,
        }),
        Knowledge::Unknown => Ok(DynExtent::UNKNOWN),
    }
}

/// Returns the extent `extent` of an axis.
#[inline]
const fn known_at(axis: usize, extent: usize) -> Result<DynExtent, SizeError> {
    match DynExtent::known(extent) {
        Ok(known) => Ok(known),
        Err(_) => Err(SizeError::of(axis, extent, 1)),
    }
}

/// Returns the extent of an axis along which each element occurs `count` times.
#[inline]
pub(crate) const fn repeated(axis: usize, extent: DynExtent, count: usize) -> Result<DynExtent, SizeError> {
    if count == 0 {
        return Ok(DynExtent::ZERO);
    }
    match extent.bound() {
        Some(bound) => grown(axis, extent, bound.saturating_mul(count)),
        None => Ok(DynExtent::UNKNOWN),
    }
}

/// Returns the extent of an axis without `count` elements, or 0 if there are fewer: differences of neighbours, `count` times.
#[inline]
pub(crate) const fn shortened(extent: DynExtent, count: usize) -> DynExtent {
    let Some(bound) = extent.bound() else { return DynExtent::UNKNOWN };
    match grown(0, extent, bound.saturating_sub(count)) {
        Ok(extent) => extent,
        // A smaller number fits.
        Err(_) => DynExtent::UNKNOWN,
    }
}

/// Returns the extent of an axis after another one, joined to it.
#[inline]
pub(crate) const fn joined(axis: usize, first: DynExtent, second: DynExtent) -> Result<DynExtent, SizeError> {
    match (first.bound(), second.bound()) {
        (Some(left), Some(right)) => {
            let both = if first.is_known() { second } else { first };
            grown(axis, both, left.saturating_add(right))
        }
        _ => Ok(DynExtent::UNKNOWN),
    }
}

/// Returns the extent of the diagonal of a matrix: column `offset` of row 0 is its first element; if negative, column 0 of row `-offset`.
#[inline]
pub(crate) const fn diagonal(rows: DynExtent, columns: DynExtent, offset: isize) -> DynExtent {
    let (rows, columns) = if offset < 0 {
        (shortened(rows, offset.unsigned_abs()), columns)
    } else {
        (rows, shortened(columns, offset.unsigned_abs()))
    };
    least(rows, columns)
}

/// Returns the smaller of two extents.
const fn least(first: DynExtent, second: DynExtent) -> DynExtent {
    let bound = match (first.bound(), second.bound()) {
        (Some(first), Some(second)) => Some(if first < second { first } else { second }),
        (Some(bound), None) | (None, Some(bound)) => Some(bound),
        (None, None) => None,
    };
    match bound {
        Some(bound) if first.is_known() && second.is_known() => DynExtent::of_fitting(bound),
        // 0 is the least of all.
        Some(bound) => match DynExtent::at_most(bound) {
            Ok(extent) => extent,
            Err(_) => DynExtent::UNKNOWN,
        },
        None => DynExtent::UNKNOWN,
    }
}

/// Why two axes cannot be combined to a diagonal: the error of [`try_diagonal`](crate::View::try_diagonal).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CombineError {
    /// Both axes are the same.
    Same {
        /// The axis.
        axis: usize,
    },
    /// The rank does not have the axis.
    NoSuchAxis(AxisError),
    /// The rank is unknown.
    RankUnknown,
}

error_messages! {
    #[inline] CombineError [NoSuchAxis(AxisError)]
    Self::Same { axis } => "axis {axis} occurs twice: a diagonal runs along two different axes";
    Self::RankUnknown => "the rank is unknown, and a diagonal requires it";
}

impl CombineError {
    /// Returns the source map of a diagonal.
    #[inline]
    pub(crate) const fn edit<'a>(first: usize, second: usize) -> Result<Edit<'a>, Self> {
        if first == second {
            return Err(Self::Same { axis: first });
        }
        Ok(if first < second { Edit::Combine(first, second) } else { Edit::Combine(second, first) })
    }
}

/// Returns the axis of the diagonal along two axes, each an extent and a stride; and the offset of its first element from that of
/// index 0. If there are no elements, the offset has no meaning.
pub(crate) const fn diagonal_of(
    (rows, down): (usize, isize),
    (columns, right): (usize, isize),
    offset: isize,
) -> ((usize, isize), isize) {
    let (rows, columns) = (DynExtent::of_fitting(rows), DynExtent::of_fitting(columns));
    let extent = match diagonal(rows, columns, offset).get() {
        Some(extent) => extent,
        None => 0,
    };
    // A diagonal of fewer than two elements has no step, and then the sum may not fit.
    let step = if extent > 1 { down.wrapping_add(right) } else { 0 };
    let along = if offset < 0 { down } else { right };
    // The first element is in the layout, so its offset fits.
    ((extent, step), along.wrapping_mul(offset.wrapping_abs()))
}

#[cfg(test)]
mod tests {
    extern crate alloc;

    use alloc::vec::Vec;

    use super::*;
    use crate::rearrange::Pad;

    /// Returns all sets of extents up to 4, and `?`.
    fn sets() -> Vec<DynExtent> {
        let known = (0..5).map(|extent| DynExtent::known(extent).unwrap());
        let bounded = (1..5).map(|bound| DynExtent::at_most(bound).unwrap());
        known.chain(bounded).chain([DynExtent::UNKNOWN]).collect()
    }

    /// Returns the numbers of a set that are at most 4.
    fn numbers(set: DynExtent) -> Vec<usize> {
        (0..5).filter(|&extent| set.contains(extent)).collect()
    }

    /// The rule contains each result, and is one number if the operand is.
    fn check(found: DynExtent, from: &[DynExtent], results: &[usize], what: &str) {
        assert!(
            results.iter().all(|&result| found.contains(result)),
            "{what} of {from:?} is {found}: {results:?}"
        );
        if from.iter().all(|from| from.is_known()) {
            assert_eq!(found.get(), results.first().copied(), "{what} of {from:?}");
        }
        if from.iter().all(|from| from.bound().is_some()) {
            assert_eq!(found.bound(), results.iter().max().copied(), "{what} of {from:?}");
        }
    }

    #[test]
    fn rules_of_one_axis_contain_all_results_and_are_exact() {
        for set in sets() {
            for count in 0..4 {
                let results: Vec<_> = numbers(set).iter().map(|extent| extent * count).collect();
                check(repeated(0, set, count).unwrap(), &[set], &results, "repeated");
                let results: Vec<_> =
                    numbers(set).iter().map(|extent| extent.saturating_sub(count)).collect();
                check(shortened(set, count), &[set], &results, "shortened");
                for (low, high) in (-3..4).flat_map(|low| (-3..4).map(move |high| (low, high))) {
                    let pad = Pad::edges(low, high).with_interior(count);
                    let padded = |extent: usize| {
                        // One by one: each element, and those between neighbours.
                        let inside: usize = (0..extent).map(|at| if at > 0 { 1 + count } else { 1 }).sum();
                        usize::try_from(inside.cast_signed() + low + high).ok()
                    };
                    let results: Vec<_> = numbers(set).into_iter().filter_map(padded).collect();
                    match pad.of_set(0, set) {
                        Ok(found) => check(found, &[set], &results, "padded"),
                        Err(_) => assert!(results.is_empty(), "{pad:?} of {set}: {results:?}"),
                    }
                }
            }
        }
    }

    #[test]
    fn rules_of_two_axes_contain_all_results_and_are_exact() {
        for (first, second) in
            sets().into_iter().flat_map(|first| sets().into_iter().map(move |second| (first, second)))
        {
            let pairs =
                || numbers(first).into_iter().flat_map(|a| numbers(second).into_iter().map(move |b| (a, b)));
            let results: Vec<_> = pairs().map(|(a, b)| a + b).collect();
            check(joined(0, first, second).unwrap(), &[first, second], &results, "joined");
            for offset in -5..6 {
                let on = |(rows, columns): (usize, usize)| {
                    (0..rows.cast_signed())
                        .filter(|row| (0..columns.cast_signed()).contains(&(row + offset)))
                        .count()
                };
                let results: Vec<_> = pairs().map(on).collect();
                check(diagonal(first, second, offset), &[first, second], &results, "the diagonal");
            }
        }
    }

    #[test]
    fn numbers_that_do_not_fit_are_errors_or_no_bound() {
        let (most, bounded) = (
            DynExtent::known(isize::MAX.unsigned_abs()).unwrap(),
            DynExtent::at_most(1 << (usize::BITS / 2 + 8)).unwrap(),
        );
        assert_eq!(repeated(1, most, 2), Err(SizeError::of(1, usize::MAX - 1, 1)));
        assert_eq!(repeated(1, most, usize::MAX), Err(SizeError::of(1, usize::MAX, 1)));
        assert_eq!(repeated(1, bounded, 1 << (usize::BITS / 2 + 8)), Ok(DynExtent::UNKNOWN));
        assert!(joined(0, most, most).is_err());
        assert!(Pad::edges(isize::MAX, isize::MAX).with_interior(usize::MAX).of_set(0, most).is_err());
        assert_eq!(Pad::edges(isize::MIN, isize::MIN).of(usize::MAX), None);
        assert_eq!(Pad::edges(isize::MIN, isize::MAX).of(5), Some(4));
        assert_eq!(diagonal(most, most, isize::MIN), DynExtent::ZERO);
    }
}
