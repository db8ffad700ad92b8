//! Whether a transpose between two dense layouts is a bitcast, that is, moves no element; and which transpose is one.
use super::{reshape::is_bitcast_between, same_count, stride};
use crate::{Permutation, axis::list, layout::MinorToMajor};

/// Returns [`transpose_is_bitcast`] on slices; `false` if the ranks differ. The orders and `permutation` must be permutations.
#[inline]
pub(crate) const fn is_transpose_between(
    from: &[usize],
    from_order: &[usize],
    to: &[usize],
    to_order: &[usize],
    permutation: &[usize],
) -> bool {
    if from.len() != to.len() || permutation.len() != to.len() {
        return false;
    }
    let Ok(count) = same_count(from, to) else { return false };
    let mut axis = 0;
    while axis < to.len() {
        let source = permutation[axis];
        if from[source] != to[axis] {
            return false;
        }
        // No step is ever taken along an axis of extent 1.
        let taken = count > 0 && to[axis] != 1;
        if taken && stride(from, from_order, source) != stride(to, to_order, axis) {
            return false;
        }
        axis += 1;
    }
    true
}

/// Writes the permutation of [`deduce_transpose`], and returns whether there is one; `into` is as long as `to`.
#[inline]
pub const fn deduce(
    from: &[usize],
    from_order: &[usize],
    to: &[usize],
    to_order: &[usize],
    into: &mut [usize],
) -> bool {
    if from.len() != to.len() || into.len() != to.len() {
        return false;
    }
    // Each axis of `to`, the most minor first, is the most minor axis of `from` that has its extent and is not taken yet. Only
    // axes of extent 1 and shapes without elements leave a choice, and there any choice is right.
    list::fill(into, from.len());
    let mut place = 0;
    while place < to.len() {
        let axis = to_order[place];
        let mut other = 0;
        while other < from.len()
            && (from[from_order[other]] != to[axis] || list::contains(into, from_order[other]))
        {
            other += 1;
        }
        if other == from.len() {
            return false;
        }
        into[axis] = from_order[other];
        place += 1;
    }
    is_transpose_between(from, from_order, to, to_order, into)
}

/// Returns `true` if a transpose leaves each element at its offset: axis `k` of `to` is axis `permutation[k]` of `from`.
///
/// `false` if the extents `to` are not those of the transpose.
///
/// ```
/// use shapewise::{
///     Permutation,
///     layout::{MinorToMajor, bitcast::transpose_is_bitcast},
/// };
///
/// let rows = MinorToMajor::ROW_MAJOR;
/// let transpose = Permutation::REVERSAL;
/// assert!(transpose_is_bitcast(&[10, 5], rows, &[5, 10], MinorToMajor::COLUMN_MAJOR, transpose));
/// assert!(!transpose_is_bitcast(&[10, 5], rows, &[5, 10], rows, transpose));
/// // A row becomes a column: no element moves, in any order.
/// assert!(transpose_is_bitcast(&[1, 5], rows, &[5, 1], rows, transpose));
/// ```
///
/// # Source
///
/// XLA, `TransposeIsBitcast`. It compares orders alone and ignores extents, so it returns `false` if only axes of extent 1 are
/// at other places.
#[must_use]
pub const fn transpose_is_bitcast<const R: usize>(
    from: &[usize; R],
    from_order: MinorToMajor<R>,
    to: &[usize; R],
    to_order: MinorToMajor<R>,
    permutation: Permutation<R>,
) -> bool {
    is_transpose_between(from, &from_order.axes(), to, &to_order.axes(), &permutation.axes())
}

/// Returns the transpose between two layouts that leaves each element at its offset: axis `k` of `to` is axis `permutation[k]` of
/// `from`. `None` if there is no such transpose.
///
/// ```
/// use shapewise::layout::{MinorToMajor, bitcast::deduce_transpose};
///
/// let (rows, columns) = (MinorToMajor::ROW_MAJOR, MinorToMajor::COLUMN_MAJOR);
/// assert_eq!(deduce_transpose(&[5, 3], rows, &[3, 5], columns).unwrap().axes(), [1, 0]);
/// assert_eq!(deduce_transpose(&[5, 3], rows, &[3, 5], rows), None);
/// ```
///
/// # Source
///
/// XLA, `DeduceTransposeDimensionsForBitcast`. If it finds a transpose, it is the same one. It finds none if axes of extent 1 are
/// at other places in memory.
#[must_use]
pub const fn deduce_transpose<const R: usize>(
    from: &[usize; R],
    from_order: MinorToMajor<R>,
    to: &[usize; R],
    to_order: MinorToMajor<R>,
) -> Option<Permutation<R>> {
    let mut permutation = [0; R];
    if deduce(from, &from_order.axes(), to, &to_order.axes(), &mut permutation) {
        Some(Permutation::of(permutation))
    } else {
        None
    }
}

/// Returns `true` if a reshape, or a transpose, is a bitcast between two layouts: XLA's `IsReshapeOrTransposeBitcast`.
///
/// ```
/// use shapewise::{MinorToMajor, layout::bitcast::is_bitcast};
///
/// let (rows, columns) = (MinorToMajor::<2>::ROW_MAJOR, MinorToMajor::<2>::COLUMN_MAJOR);
/// assert!(is_bitcast(&[2, 3], rows, &[3, 2], columns)); // a transpose
/// assert!(is_bitcast(&[2, 3], rows, &[6], MinorToMajor::ROW_MAJOR)); // a reshape
/// assert!(!is_bitcast(&[2, 3], columns, &[6], MinorToMajor::ROW_MAJOR)); // another order of the elements
/// ```
#[must_use]
pub const fn is_bitcast<const R: usize, const Q: usize>(
    from: &[usize; R],
    from_order: MinorToMajor<R>,
    to: &[usize; Q],
    to_order: MinorToMajor<Q>,
) -> bool {
    let (from_order, to_order) = (from_order.axes(), to_order.axes());
    is_bitcast_between(from, &from_order, to, &to_order)
        || deduce(from, &from_order, to, &to_order, &mut [0; Q])
}
